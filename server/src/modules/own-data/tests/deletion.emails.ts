import type { Language } from '@assay/contract/languages';
import { nameOf } from '@assay/contract/person-name';
import { escapeHtml } from '../../../platform/html.ts';
import type { MailTemplate } from '../../../platform/mail/delivery.ts';
import { layOut } from '../../../platform/mail/layout.ts';
import { describeTests } from '../../instruments/index.ts';
import { findRequest } from './deletion-request.queries.ts';
import { deletionMail } from './messages.data.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** To managers and operators; a request of a person whose account is gone by then needs no answer. */
const asked: MailTemplate = async (
  { db, appUrl, language },
  {
    subjectId,
    organizationId,
    mayDelete,
  }: { subjectId: number; organizationId: OrganizationId; mayDelete: boolean },
) => {
  const request = await findRequest(db, subjectId, organizationId);
  if (request === undefined) return null;
  const [person, email, organization] = [nameOf(request), request.email, request.organization_name];
  const todo = mayDelete
    ? {
        body: deletionMail.canDelete({ organization }),
        action: { label: deletionMail.deleteAction(), url: `${appUrl}/admin/delete-tests` },
        footer: deletionMail.operatorsFooter(),
      }
    : {
        body: deletionMail.othersDelete({ email }),
        action: { label: deletionMail.campaignsAction(), url: `${appUrl}/admin/assessments` },
        footer: deletionMail.managersFooter({ organization }),
      };
  return layOut({
    language: language ?? 'en',
    subject: deletionMail.askedSubject({ person }),
    preview: deletionMail.askedPreview({ organization }),
    head: { name: 'Assay' },
    title: deletionMail.askedTitle(),
    body: [deletionMail.asked({ person, email, organization }), todo.body],
    action: todo.action,
    footer: [todo.footer, deletionMail.withinMonth()],
  });
};

/** To the person whom the tests were about. */
const deleted: MailTemplate = async (
  { db, appUrl },
  { tests, language: asked }: { tests: string[]; language?: Language | null },
) => {
  const language = asked ?? 'en';
  const facts = await describeTests(db, tests, language);
  const names = facts.map(({ name }) => `<li>${escapeHtml(name)}</li>`).join('');
  return layOut({
    language,
    subject: deletionMail.deletedTitle(),
    preview: deletionMail.deletedPreview(),
    head: { name: 'Assay' },
    title: deletionMail.deletedTitle(),
    body: [deletionMail.deleted(), { html: `<ul>${names}</ul>` }, deletionMail.deletedSince()],
    action: { label: deletionMail.deletedAction(), url: `${appUrl}/own-data` },
    footer: [deletionMail.deletedFooter()],
  });
};

export const deletionMails = {
  'deletion-asked': asked,
  'tests-deleted': deleted,
} satisfies Record<string, MailTemplate>;
