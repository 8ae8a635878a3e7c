import { system, transact, type Trx } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/http/registrar.ts';
import { handle, type JobHandler, type Jobs } from '../../../platform/jobs/jobs.ts';
import { mailBounced, queueMails } from '../../../platform/mail/mail.ts';
import { permissionGiven } from '../../accounts/index.ts';
import {
  attemptCompleted,
  attemptStarted,
  averageGroups,
  describeTests,
} from '../../instruments/index.ts';
import { tellFinished } from '../result/result.emails.ts';
import { invitationMails } from './invitation.emails.ts';
import { listNoticeTargets, markBounced } from './invitation-mail.queries.ts';
import { refreshProgress } from './progress.queries.ts';

/** What campaigns make of the news from below: progress, and mails to those who want to be told. */
export function completionWorkers({ db, jobs }: Services): JobHandler[] {
  return [
    handle(attemptStarted, ({ subjectId }) =>
      transact(db, system, async (trx) => void (await refreshProgress(trx, { subjectId }))),
    ),
    handle(permissionGiven, ({ subjectId }) =>
      transact(db, system, async (trx) => {
        await tellFinished(trx, jobs, await refreshProgress(trx, { subjectId }));
        await tellSenders(trx, jobs, subjectId, null);
        await averageGroups(trx, subjectId);
      }),
    ),
    handle(attemptCompleted, ({ subjectId, test }) =>
      transact(db, system, async (trx) => {
        await tellFinished(trx, jobs, await refreshProgress(trx, { subjectId }));
        await tellSenders(trx, jobs, subjectId, test);
        await averageGroups(trx, subjectId);
      }),
    ),
    handle(mailBounced, async ({ template, params }) => {
      if (!Object.hasOwn(invitationMails, template)) return;
      const { invitationId } = params as { invitationId: number };
      await transact(db, system, (trx) => markBounced(trx, invitationId));
    }),
  ];
}

async function tellSenders(
  trx: Trx,
  jobs: Jobs,
  subjectId: number,
  finished: string | null,
): Promise<void> {
  const targets = await listNoticeTargets(trx, subjectId);
  const [facts] = finished === null ? [] : await describeTests(trx, [finished]);
  const mails = targets.flatMap((target) => {
    const common = {
      to: { email: target.sender_email, name: target.sender_name },
      organizationId: target.organization_id,
      campaignId: target.campaign_id,
    };
    const test =
      facts !== undefined &&
      target.email_update_on_test_complete &&
      target.test_types.includes(facts.test)
        ? [
            {
              ...common,
              template: 'campaign-test-complete',
              params: { invitationId: target.id, test: facts.name, type: facts.test },
              dedupeKey: `test-complete:${target.id}:${facts.test}`,
            },
          ]
        : [];
    const allCompleted =
      target.email_update_on_all_complete && target.completed_count === target.subjects_count
        ? [
            {
              ...common,
              template: 'campaign-all-complete',
              params: { invitationId: target.id },
              dedupeKey: `all-complete:${target.campaign_id}:${target.subjects_count}`,
            },
          ]
        : [];
    return [...test, ...allCompleted];
  });
  await queueMails(trx, jobs, mails);
}
