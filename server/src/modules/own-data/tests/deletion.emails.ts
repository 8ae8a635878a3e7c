import type { Language } from '@assay/contract/languages';
import { nameOf } from '@assay/contract/person-name';
import { escapeHtml } from '../../../platform/html.ts';
import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { describeTests } from '../../instruments/index.ts';
import { findRequest } from './deletion-request.queries.ts';
import { deletionWords } from './deletion.words.ts';

/** To managers and operators; whose account is gone by then needs nobody any more. */
const asked: MailTemplate = async (
  { db, appUrl },
  { subjectId, organizationId }: { subjectId: number; organizationId: number },
) => {
  const request = await findRequest(db, subjectId, organizationId);
  if (request === undefined) return null;
  const person = nameOf(request);
  return layOut({
    subject: `${person} asks for test results to be deleted`,
    preview: `Asked of ${request.organization_name}.`,
    head: { name: 'Assay' },
    title: 'Somebody wants their test results deleted',
    body: `<p><strong>${escapeHtml(person)}</strong> (${escapeHtml(request.email)}) asks ${escapeHtml(request.organization_name)} to have test results deleted.</p><p>Whoever runs this Assay can delete them on the page below. Managers need not do anything, unless a result is still needed: then please write to the person. Downloaded reports of this person should be deleted too.</p>`,
    action: { label: 'Delete tests', url: `${appUrl}/admin/delete-tests` },
    footer: `<p>You get this because you look after ${escapeHtml(request.organization_name)} or run this Assay. The law asks for an answer within a month.</p>`,
  });
};

/** To whom the tests were about. */
const deleted: MailTemplate = async (
  { db, appUrl },
  { tests, language: asked }: { tests: string[]; language?: Language | null },
) => {
  const language = asked ?? 'en';
  const facts = await describeTests(db, tests, language);
  const names = facts.map(({ name }) => `<li>${escapeHtml(name)}</li>`).join('');
  const { title, preview, body, action, footer } = deletionWords[language];
  return layOut({
    language,
    subject: title,
    preview,
    head: { name: 'Assay' },
    title,
    body: body(`<ul>${names}</ul>`),
    action: { label: action, url: `${appUrl}/own-data` },
    footer,
  });
};

export const deletionMails = {
  'deletion-asked': asked,
  'tests-deleted': deleted,
} satisfies Record<string, MailTemplate>;
