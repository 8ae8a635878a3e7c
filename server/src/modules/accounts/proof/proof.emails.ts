import type { Language } from '@assay/contract/languages';
import { escapeHtml } from '../../../platform/html.ts';
import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { proofCode } from './proof.code.ts';
import { findProofMail, type ProofPurpose } from './proof.queries.ts';
import { proofWords } from './proof.words.ts';

/** A code instead of a password. Old ones are not mailed. */
export const proofMail: MailTemplate = async (
  { db, secret, appUrl },
  { proofId, language: asked }: { proofId: string; language?: Language | null },
) => {
  const proof = await findProofMail(db, proofId);
  if (proof === undefined) return null;
  const language = proof.language ?? asked ?? 'en';
  const { purposes, preview, body, action, footer } = proofWords[language];
  const { subject, title, wanted } = purposes[proof.purpose as ProofPurpose];
  const name = escapeHtml(proof.first_name);
  return layOut({
    language,
    subject,
    preview,
    head: { name: 'Assay' },
    title,
    body: body({ name, wanted, code: proofCode(secret, proof.id) }),
    action: { label: action, url: `${appUrl}/own-data` },
    footer,
  });
};
