import type { Trx } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { type QueuedMail, queueMails } from '../../../platform/mail/mail.ts';
import { fixNextAnonymisation, listAnnounced, listManagers } from './announcement.queries.ts';
import { addressed } from '../invitation/address.model.ts';

/** Tells the people and the managers of one campaign what will happen when; false when there is none to tell of. */
export async function announceNext(trx: Trx, jobs: Jobs): Promise<boolean> {
  const campaign = await fixNextAnonymisation(trx);
  if (campaign === undefined) return false;
  const { id: campaignId, organization_id: organizationId } = campaign;
  // Opened again and over again, a campaign is announced again.
  const day = campaign.anonymise_at.toISOString();
  const people = await listAnnounced(trx, campaignId);
  const managers = await listManagers(trx, organizationId);
  const mails: QueuedMail[] = [
    ...people.map((one) => ({
      template: 'campaign-anonymisation',
      params: { invitationId: one.id },
      ...addressed(one, one),
      organizationId,
      campaignId,
      dedupeKey: `campaign-anonymisation:${one.id}:${day}`,
    })),
    ...managers.map((one) => ({
      template: 'campaign-anonymisation-notice',
      params: { campaignId },
      to: { ...nameAndAddress(one), userId: one.id },
      organizationId,
      campaignId,
      dedupeKey: `campaign-anonymisation-notice:${campaignId}:${one.id}:${day}`,
    })),
  ];
  await queueMails(trx, jobs, mails);
  return true;
}

function nameAndAddress(one: { first_name: string; last_name: string; email: string }) {
  return { name: `${one.first_name} ${one.last_name}`.trim(), email: one.email };
}
