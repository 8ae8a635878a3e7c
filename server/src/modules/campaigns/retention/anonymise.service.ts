import type { Trx } from '../../../platform/db/database.ts';
import {
  anonymiseSome,
  deleteStrangers,
  finishAnonymising,
  forgetTraces,
  letGo,
  listUntied,
  lockDueCampaign,
} from './anonymise.queries.ts';

/** Anonymises some people of a campaign whose day has come; false when there is nothing left to do. */
export async function anonymiseNext(trx: Trx): Promise<boolean> {
  const campaign = await lockDueCampaign(trx);
  if (campaign === undefined) return false;
  const people = await anonymiseSome(trx, campaign.id);
  if (people.length === 0) {
    await finishAnonymising(trx, campaign.id);
    return true;
  }
  const subjects = people.map((one) => one.subject_id);
  const untied = await listUntied(trx, campaign.organization_id, subjects);
  await letGo(trx, campaign.organization_id, untied);
  await forgetTraces(trx, campaign, people, untied);
  await deleteStrangers(trx, untied);
  return true;
}
