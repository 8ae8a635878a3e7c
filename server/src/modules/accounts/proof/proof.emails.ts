import { escapeHtml } from '../../../platform/html.ts';
import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { proofCode } from './proof.code.ts';
import { findProofMail } from './proof.queries.ts';

const what = {
  export: {
    subject: 'Your code to download your data',
    title: 'Download your data',
    body: 'somebody, most likely you, wants to download everything that is kept about you.',
    page: '/own-data',
  },
  deletion: {
    subject: 'Your code to delete your account',
    title: 'Delete your account',
    body: 'somebody, most likely you, wants to delete your account with all that belongs to it. This cannot be undone.',
    page: '/own-data',
  },
} as const;

/** A code instead of a password. Old ones are not mailed. */
export const proofMail: MailTemplate = async (
  { db, secret, appUrl },
  { proofId }: { proofId: string },
) => {
  const proof = await findProofMail(db, proofId);
  if (proof === undefined) return null;
  const { subject, title, body, page } = what[proof.purpose as keyof typeof what];
  return layOut({
    subject,
    preview: 'The code works for 15 minutes.',
    head: { name: 'Assay' },
    title,
    body: `<p>Hello ${escapeHtml(proof.first_name)},</p><p>${body}</p><p>Your code is <strong>${proofCode(secret, proof.id)}</strong>. It works once, within 15 minutes, on the page that asked for it.</p>`,
    action: { label: 'Open the page', url: `${appUrl}${page}` },
    footer:
      '<p>If this was not you, please do not hand the code on, and log out everywhere on your profile.</p>',
  });
};
