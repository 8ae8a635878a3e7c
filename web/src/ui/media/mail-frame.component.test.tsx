import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPart } from '../../test/open-page.tsx';
import { MailFrame } from './mail-frame.tsx';

test('the subject and the plain text of an email are read out in the language of the email', async () => {
  const mail = {
    subject: 'Uitnodiging',
    html: '<!doctype html><html lang="nl"><head><title>Uitnodiging</title></head><body><p>Hallo</p></body></html>',
    text: 'Hallo',
  };
  await openPart(<MailFrame mail={mail} label="Einladung" />, { as: 'manager', language: 'de' });
  await expect.element(page.getByText('Betreff: Uitnodiging')).toBeVisible();
  await expect
    .element(page.getByText('Uitnodiging', { exact: true }))
    .toHaveAttribute('lang', 'nl');
  await page.getByRole('radio', { name: 'Nur Text' }).click();
  await expect.element(page.getByText('Hallo')).toHaveAttribute('lang', 'nl');
});
