import type { Language } from '@assay/contract/languages';
import { linkToken } from '../../access/token.ts';
import type { MailTemplate } from '../../platform/mail/delivery.ts';
import { hello, layOut } from '../../platform/mail/layout.ts';
import { findAccountByEmail, findUser } from './account.queries.ts';
import { accountMail } from './mail-messages.data.ts';
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
  if (account !== undefined && account.password_hash !== null) {
    return layOut({
      language,
      subject: accountMail.knownTitle(),
      preview: accountMail.knownPreview(),
      head: { name: 'Assay' },
      title: accountMail.knownTitle(),
      body: [accountMail.known(), accountMail.knownNext()],
      action: { label: accountMail.knownAction(), url: `${appUrl}/login` },
      footer: [accountMail.notYou()],
    });
  }
  const name = `${waiting.first_name} ${waiting.last_name}`;
  return layOut({
    language,
    subject: accountMail.confirmTitle(),
    preview: accountMail.confirmPreview(),
    head: { name: 'Assay' },
    title: accountMail.confirmTitle(),
    body: [accountMail.confirm({ name }), accountMail.confirmWithin()],
    action: {
      label: accountMail.confirmAction(),
      url: `${appUrl}/confirm-email/${linkToken(secret, waiting.id)}`,
    },
    footer: [accountMail.confirmFooter()],
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
  return layOut({
    language,
    subject: accountMail.resetTitle(),
    preview: accountMail.resetPreview(),
    head: { name: 'Assay' },
    title: accountMail.resetTitle(),
    body: [hello(user?.first_name ?? ''), accountMail.reset()],
    action: { label: accountMail.resetAction(), url: `${appUrl}/reset-password/${token}` },
    footer: [accountMail.resetFooter()],
  });
};

export const accountMails = {
  'email-confirmation': confirmation,
  'password-reset': passwordReset,
  'proof-code': proofMail,
} satisfies Record<string, MailTemplate>;
