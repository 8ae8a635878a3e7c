import type { OutputOf } from '@assay/contract/endpoint';
import type { listDeletionRequests } from '@assay/contract/own-data';
import { system, transact, type Trx } from '../../../platform/db/database.ts';
import type { UserContext } from '../../../platform/http/context.ts';
import { conflict, notFound } from '../../../platform/http/errors.ts';
import type { Services } from '../../../platform/http/registrar.ts';
import { defineJob, handle, type JobHandler, type Jobs } from '../../../platform/jobs/jobs.ts';
import { queueMails } from '../../../platform/mail/mail.ts';
import {
  deleteWaiting,
  keepAsked,
  listAsked,
  listHearers,
  listRequests,
  sendDue,
} from './deletion-request.queries.ts';
import { ownDataMessages } from '../messages.data.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** Looks every minute which requests for deletion can no longer be undone. */
export const deletionsDue = defineJob('own-data.deletions-due', { schedule: '* * * * *' });

/** Asks one organisation, or all that have something to do with the person. */
export async function askToDelete(ctx: UserContext, organizationId?: OrganizationId) {
  const { userId } = ctx.actor;
  const known = await listAsked(ctx.db, userId);
  const asked = known.filter(({ id }) => organizationId === undefined || id === organizationId);
  if (organizationId !== undefined && asked.length === 0) throw notFound();
  if (asked.length === 0) throw conflict(ownDataMessages.noOrganization());
  for (const { id } of asked) {
    if (!(await keepAsked(ctx.db, userId, id))) continue;
    await ctx.audit({ action: 'deletion.asked', entity: 'organization', entityId: id });
  }
  const names = new Intl.ListFormat(ctx.language ?? 'en').format(asked.map(({ name }) => name));
  return ownDataMessages.deletionAsked({ organizations: names });
}

type Shown = OutputOf<typeof listDeletionRequests>['data'];

export async function listAsking(ctx: UserContext): Promise<Shown> {
  const rows = await listRequests(ctx.db, ctx.actor.userId);
  return rows.map((row) => ({
    organization_id: row.organization_id,
    asked_at: row.asked_at.toISOString(),
    sends_at: row.sends_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    repeatable: row.repeatable,
  }));
}

/** Takes a request back before anybody has heard of it. */
export async function undoAsking(ctx: UserContext, organizationId: OrganizationId) {
  const { userId } = ctx.actor;
  if (!(await deleteWaiting(ctx.db, userId, organizationId))) {
    const rows = await listRequests(ctx.db, userId);
    if (!rows.some((row) => row.organization_id === organizationId)) throw notFound();
    throw conflict(ownDataMessages.requestSent());
  }
  await ctx.audit({ action: 'deletion.undone', entity: 'organization', entityId: organizationId });
  return ownDataMessages.requestUndone();
}

/** Tells those who can do something about it. The outbox is not the subject's to write to. */
export function deletionRequestWorkers({ db, jobs }: Services): JobHandler[] {
  return [
    handle(deletionsDue, () => transact(db, system, (trx) => sendDeletionRequests(trx, jobs))),
  ];
}

export async function sendDeletionRequests(trx: Trx, jobs: Jobs): Promise<void> {
  for (const { subject_id: subjectId, organization_id: organizationId, asked } of await sendDue(
    trx,
  )) {
    const hearers = await listHearers(trx, organizationId);
    await queueMails(
      trx,
      jobs,
      hearers.map(({ id, email, name, may_delete: mayDelete }) => ({
        template: 'deletion-asked',
        params: { subjectId, organizationId, mayDelete },
        to: { email, name, userId: id },
        organizationId,
        dedupeKey: `deletion-asked:${subjectId}:${organizationId}:${id}:${asked}`,
      })),
    );
  }
}
