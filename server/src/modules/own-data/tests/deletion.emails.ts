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
  {
    subjectId,
    organizationId,
    mayDelete,
  }: { subjectId: number; organizationId: number; mayDelete: boolean },
) => {
  const request = await findRequest(db, subjectId, organizationId);
  if (request === undefined) return null;
  const person = nameOf(request);
  const [email, organization] = [escapeHtml(request.email), escapeHtml(request.organization_name)];
  const wish = `<p><strong>${escapeHtml(person)}</strong> (${email}) asks ${organization} to have test results deleted.</p>`;
  const { todo, action, footer } = mayDelete
    ? {
        todo: `<p>You can delete them on the page below. ${organization} has been told as well, and may write to the person if a result is still needed.</p>`,
        action: { label: 'Delete tests', url: `${appUrl}/admin/delete-tests` },
        footer: 'run this Assay',
      }
    : {
        todo: `<p>Whoever runs this Assay has been told as well and can delete them. You need not do anything for that. If a result is still needed, please write to ${email}. Please delete reports of this person that you have downloaded.</p>`,
        action: { label: 'See your assessments', url: `${appUrl}/admin/assessments` },
        footer: `look after ${organization}`,
      };
  return layOut({
    subject: `${person} asks for test results to be deleted`,
    preview: `Asked of ${request.organization_name}.`,
    head: { name: 'Assay' },
    title: 'Somebody wants their test results deleted',
    body: wish + todo,
    action,
    footer: `<p>You get this because you ${footer}. The law asks for an answer within a month.</p>`,
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
