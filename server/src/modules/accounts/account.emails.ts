import type { Language } from '@assay/contract/languages';
import { linkToken } from '../../access/token.ts';
import { escapeHtml } from '../../platform/html.ts';
import type { MailTemplate } from '../../platform/mail/delivery.ts';
import { layOut } from '../../platform/mail/layout.ts';
import { findAccountByEmail, findUser } from './account.queries.ts';
import { accountWords } from './account.words.ts';
import { proofMail } from './proof/proof.emails.ts';
import { findWaiting } from './register/registration.queries.ts';
import { keepReset } from './reset/reset.queries.ts';

interface Asked {
  /** Of the page on which the mail was asked for; the account's own goes first. */
  language?: Language | null;
}

/** Asks to prove an address; who has an account already is told so instead, since only the mailbox may know. */
const confirmation: MailTemplate = async (
  { db, secret, appUrl },
  { registrationId, language: asked }: Asked & { registrationId: string },
) => {
  const waiting = await findWaiting(db, registrationId);
  if (waiting === undefined) return null;
  const account = await findAccountByEmail(db, waiting.email);
  const language = account?.language ?? asked ?? 'en';
  const { known, confirmation } = accountWords[language];
  if (account !== undefined && account.password_hash !== null) {
    return layOut({
      ...known,
      language,
      head: { name: 'Assay' },
      action: { label: known.action, url: `${appUrl}/login` },
    });
  }
  return layOut({
    ...confirmation,
    language,
    head: { name: 'Assay' },
    body: confirmation.body(escapeHtml(`${waiting.first_name} ${waiting.last_name}`)),
    action: {
      label: confirmation.action,
      url: `${appUrl}/confirm-email/${linkToken(secret, waiting.id)}`,
    },
  });
};

/** Leads to a new password. For an address without an account there is no mail. */
const passwordReset: MailTemplate = async (
  { db, secret, appUrl },
  { email, resetId, language: asked }: Asked & { email: string; resetId: string },
) => {
  const account = await findAccountByEmail(db, email);
  if (account === undefined || account.password_hash === null) return null;
  const user = await findUser(db, account.id);
  const token = linkToken(secret, resetId);
  await keepReset(db, { id: resetId, token, userId: account.id });
  const language = account.language ?? asked ?? 'en';
  const { reset } = accountWords[language];
  return layOut({
    ...reset,
    language,
    head: { name: 'Assay' },
    body: reset.body(escapeHtml(user?.first_name ?? '')),
    action: { label: reset.action, url: `${appUrl}/reset-password/${token}` },
  });
};

export const accountMails = {
  'email-confirmation': confirmation,
  'password-reset': passwordReset,
  'proof-code': proofMail,
} satisfies Record<string, MailTemplate>;
