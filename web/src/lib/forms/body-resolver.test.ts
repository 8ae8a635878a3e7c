import { login } from '@assay/contract/accounts';
import { told } from '@assay/contract/field-text';
import { i18n } from '@lingui/core';
import { beforeEach, expect, test } from 'vitest';
import { bodyResolver } from './body-resolver.ts';
import { fieldMessage } from './field-messages.ts';

/** Of “Please enter your password.” in the catalogues. */
const id = 'PO6IIn';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

async function refuse(): Promise<unknown> {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const form = { email: 'a@b.nl', password: '' };
  return (await bodyResolver(login)(form, undefined, options)).errors;
}

test('what a form refuses is said in the language of the page', async () => {
  expect(await refuse()).toMatchObject({ password: { message: 'Please enter your password.' } });
  i18n.loadAndActivate({ locale: 'nl', messages: { [id]: 'Vul je wachtwoord in.' } });
  expect(await refuse()).toMatchObject({ password: { message: 'Vul je wachtwoord in.' } });
});

test('limits keep their number, and what is not a key its words', () => {
  expect(fieldMessage(told('too_long', 20_000))).toBe('At most 20,000 characters.');
  expect(fieldMessage(told('too_short', 10))).toBe('At least 10 characters.');
  expect(fieldMessage(told('too_many_people', 50))).toBe('At most 50 people.');
  expect(fieldMessage('Invalid input')).toBe('Invalid input');
});
