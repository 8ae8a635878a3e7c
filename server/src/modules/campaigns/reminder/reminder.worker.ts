import { system, transact } from '../../../platform/db/database.ts';
import type { Services } from '../../../platform/http/registrar.ts';
import { defineJob, handle, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { queueMails } from '../../../platform/mail/mail.ts';
import { takeDueReminders, takeUnfinished } from './reminder.queries.ts';
import { addressed } from '../invitation/address.model.ts';

/** Looks every minute whether a reminder is due. */
export const remindersDue = defineJob('campaign.reminders', { schedule: '* * * * *' });

/** Reminds those who have not finished, once per reminder, whoever runs it. */
export async function sendDueReminders({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  await transact(db, system, async (trx) => {
    const due = (await takeDueReminders(trx)).toSorted((left, right) => left.number - right.number);
    // After a long pause several may be due at once; people get the last one only.
    const latest = new Map(due.map((reminder) => [reminder.campaign_id, reminder]));
    for (const { campaign_id, number, due_at } of latest.values()) {
      const people = await takeUnfinished(trx, campaign_id, due_at);
      const mails = people.map((one) => ({
        template: 'campaign-reminder',
        params: { invitationId: one.id },
        ...addressed(one, one),
        organizationId: one.organization_id,
        campaignId: campaign_id,
        dedupeKey: `campaign-reminder:${one.id}:${number}`,
      }));
      await queueMails(trx, jobs, mails);
    }
  });
}

export function reminderWorkers(services: Services): JobHandler[] {
  return [handle(remindersDue, () => sendDueReminders(services))];
}
