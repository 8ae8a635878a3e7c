import type { Language } from '@assay/contract/languages';
import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { hello, layOut } from '../../../platform/mail/layout.ts';
import { proofMessages } from './messages.data.ts';
import { proofCode } from './proof-code.crypto.ts';
import { findProofMail, type ProofPurpose } from './proof.queries.ts';

const purposes = {
  export: {
    subject: proofMessages.exportSubject(),
    title: proofMessages.exportTitle(),
    wanted: proofMessages.exportWanted(),
  },
  deletion: {
    subject: proofMessages.deletionSubject(),
    title: proofMessages.deletionTitle(),
    wanted: proofMessages.deletionWanted(),
  },
} satisfies Record<ProofPurpose, object>;

/** A code instead of a password. Old ones are not mailed. */
export const proofMail: MailTemplate = async (
  { db, secret, appUrl },
  { proofId, language: asked }: { proofId: string; language?: Language | null },
) => {
  const proof = await findProofMail(db, proofId);
  if (proof === undefined) return null;
  const { subject, title, wanted } = purposes[proof.purpose as ProofPurpose];
  return layOut({
    language: proof.language ?? asked ?? 'en',
    subject,
    preview: proofMessages.preview(),
    head: { name: 'Assay' },
    title,
    body: [
      hello(proof.first_name),
      wanted,
      proofMessages.code({ code: proofCode(secret, proof.id) }),
    ],
    action: { label: proofMessages.action(), url: `${appUrl}/own-data` },
    footer: [proofMessages.footer()],
  });
};
