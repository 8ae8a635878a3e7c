import type { UserContext } from '../../../platform/http/context.ts';
import { conflict, notFound } from '../../../platform/http/errors.ts';
import { system, transact } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/http/registrar.ts';
import { defineJob, handle, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { queueMails } from '../../../platform/mail/mail.ts';
import { listAsked, listHearers } from './deletion-request.queries.ts';

/** Somebody wants tests deleted and asks an organisation to see to it. */
export const deletionAsked = defineJob<{
  subjectId: number;
  organizationId: number;
  /** The day of the wish, so that one a day is mailed. */
  day: string;
}>('own-data.deletion-asked');

/** Asks one organisation, or all that have something to do with the person. */
export async function askToDelete(ctx: UserContext, organizationId?: number) {
  const { userId } = ctx.actor;
  const known = await listAsked(ctx.db, userId);
  const asked = known.filter(({ id }) => organizationId === undefined || id === organizationId);
  if (organizationId !== undefined && asked.length === 0) throw notFound();
  if (asked.length === 0) throw conflict('No organisation has anything to do with you here.');
  const day = new Date().toISOString().slice(0, 10);
  for (const { id } of asked) {
    await ctx.jobs.send(ctx.db, deletionAsked, { subjectId: userId, organizationId: id, day });
    await ctx.audit({ action: 'deletion.asked', entity: 'organization', entityId: id });
  }
  const names = new Intl.ListFormat(ctx.language ?? 'en').format(asked.map(({ name }) => name));
  return { message: `Your wish is on its way to ${names}. You can also delete tests yourself.` };
}

/** Tells those who can do something about it. The outbox is not the subject's to write to. */
export function deletionRequestWorkers({ db, jobs }: Services): JobHandler[] {
  return [
    handle(deletionAsked, ({ subjectId, organizationId, day }) =>
      transact(db, system, async (trx) => {
        const hearers = await listHearers(trx, organizationId);
        await queueMails(
          trx,
          jobs,
          hearers.map(({ id, email, name, may_delete: mayDelete }) => ({
            template: 'deletion-asked',
            params: { subjectId, organizationId, mayDelete },
            to: { email, name, userId: id },
            organizationId,
            dedupeKey: `deletion-asked:${subjectId}:${organizationId}:${id}:${day}`,
          })),
        );
      }),
    ),
  ];
}
