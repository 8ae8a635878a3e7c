import { login } from '@assay/contract/accounts';
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

test('limits keep their number, and what is not known its words', () => {
  expect(fieldMessage('At most 20,000 characters.')).toBe('At most 20,000 characters.');
  expect(fieldMessage('At least 10 characters.')).toBe('At least 10 characters.');
  expect(fieldMessage('At most 50 people.')).toBe('At most 50 people.');
});
