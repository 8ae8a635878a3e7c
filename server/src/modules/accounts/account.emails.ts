import { linkToken } from '../../access/token.ts';
import { escapeHtml } from '../../platform/html.ts';
import type { MailTemplate } from '../../platform/mail/delivery.ts';
import { layOut } from '../../platform/mail/layout.ts';
import { findAccountByEmail, findUser } from './account.queries.ts';
import { proofMail } from './proof/proof.emails.ts';
import { findWaiting } from './register/registration.queries.ts';
import { keepReset } from './reset/reset.queries.ts';

/** Asks to prove an address; who has an account already is told so instead, since only the mailbox may know. */
const confirmation: MailTemplate = async (
  { db, secret, appUrl },
  { registrationId }: { registrationId: string },
) => {
  const waiting = await findWaiting(db, registrationId);
  if (waiting === undefined) return null;
  const account = await findAccountByEmail(db, waiting.email);
  if (account !== undefined && account.password_hash !== null) {
    return layOut({
      subject: 'You have an account already',
      preview: 'Somebody registered with your address.',
      head: { name: 'Assay' },
      title: 'You have an account already',
      body: '<p>Somebody, most likely you, has just registered with this address. There is an account for it, so nothing was changed.</p><p>Log in with your password. If you do not know it any more, choose a new one on the same page.</p>',
      action: { label: 'Log in', url: `${appUrl}/login` },
      footer: '<p>If this was not you, you need not do anything.</p>',
    });
  }
  const name = escapeHtml(`${waiting.first_name} ${waiting.last_name}`);
  return layOut({
    subject: 'Please confirm your address',
    preview: 'One step is left.',
    head: { name: 'Assay' },
    title: 'Please confirm your address',
    body: `<p>Somebody registered with this address under the name <strong>${name}</strong>. If this was you, confirm the address, and log in with the password that you have chosen.</p><p>The link works for seven days.</p>`,
    action: {
      label: 'Confirm the address',
      url: `${appUrl}/confirm-email/${linkToken(secret, waiting.id)}`,
    },
    footer:
      '<p>If this was not you, please do not open the link: without it there will be no account, and what was typed is removed.</p>',
  });
};

/** Leads to a new password. For an address without an account there is no mail. */
const passwordReset: MailTemplate = async (
  { db, secret, appUrl },
  { email, resetId }: { email: string; resetId: string },
) => {
  const account = await findAccountByEmail(db, email);
  if (account === undefined || account.password_hash === null) return null;
  const user = await findUser(db, account.id);
  const token = linkToken(secret, resetId);
  await keepReset(db, { id: resetId, token, userId: account.id });
  return layOut({
    subject: 'Choose a new password',
    preview: 'The link works for an hour.',
    head: { name: 'Assay' },
    title: 'Choose a new password',
    body: `<p>Hello ${escapeHtml(user?.first_name ?? '')},</p><p>somebody, most likely you, wants to choose a new password for your account. The link works once, within an hour. You are then logged out everywhere else.</p>`,
    action: { label: 'Choose a new password', url: `${appUrl}/reset-password/${token}` },
    footer: '<p>If this was not you, you need not do anything: your password stays as it is.</p>',
  });
};

export const accountMails = {
  'email-confirmation': confirmation,
  'password-reset': passwordReset,
  'proof-code': proofMail,
} satisfies Record<string, MailTemplate>;
