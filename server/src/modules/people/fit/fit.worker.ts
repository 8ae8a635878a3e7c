import type { Kysely } from 'kysely';
import type { Database } from '../../../../schema/database.ts';
import { system, transact, type Trx } from '../../../platform/db/database.ts';
import { defineJob, handle, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { type ProfileReference, resolveProfile } from '../../campaigns/index.ts';
import {
  dropDueOfNobody,
  type FitProfile,
  forgetUnused,
  keepFits,
  type Kept,
  listCampaignProfiles,
  listDue,
  listNext,
  listProfilesOf,
  lockIncomplete,
  markDone,
  settleDue,
  useProfile,
} from './fit-profile.queries.ts';
import type { Attempt } from './fit.queries.ts';
import { digestOf, workOut } from './fit.service.ts';

/** Works out fits that are missing. Also sent by whoever asks for an order. */
export const fitsMissing = defineJob('people.fits', { schedule: '* * * * *' });

/** Looks which profiles campaigns compare with, and forgets those that nobody uses any more. */
export const fitProfilesUsed = defineJob('people.fit-profiles', {
  schedule: '3 * * * *',
  atStart: true,
});

/** So many results at a time: each takes some milliseconds, and a transaction should not. */
const batch = 100;
/** Then the run of the next minute goes on, so that never more and more of them work at once. */
const longestMs = 50_000;

interface Services {
  db: Kysely<Database>;
}

/** Whatever is cut off goes on from its last batch. */
export async function workOutFits({ db }: Services): Promise<void> {
  const end = Date.now() + longestMs;
  await transact(db, system, dropDueOfNobody);
  while (Date.now() < end && (await transact(db, system, workOutDue)));
  while (Date.now() < end && (await transact(db, system, workOutNext)));
}

/** Results that came or changed, for every profile of their organisation. */
async function workOutDue(trx: Trx): Promise<boolean> {
  const due = await listDue(trx, batch);
  if (due === undefined) return false;
  const worked: [FitProfile, Kept[]][] = [];
  for (const profile of await listProfilesOf(trx, due.organizationId)) {
    worked.push([profile, await fitsTo(trx, profile, due.attempts)]);
  }
  for (const [{ id }, fits] of worked) await keepFits(trx, id, fits);
  await settleDue(trx, due.organizationId, due.attempts);
  return true;
}

/** The next people for one profile that is incomplete. */
async function workOutNext(trx: Trx): Promise<boolean> {
  const profile = await lockIncomplete(trx);
  if (profile === undefined) return false;
  const attempts = await listNext(trx, profile, batch);
  await keepFits(trx, profile.id, await fitsTo(trx, profile, attempts));
  await markDone(trx, profile, attempts.at(-1)?.subject_id);
  return true;
}

async function fitsTo(
  trx: Trx,
  profile: FitProfile,
  attempts: readonly Attempt[],
): Promise<Kept[]> {
  const ids = attempts.map((one) => one.attempt_id);
  const fits = await workOut(trx, ids, profile);
  return attempts.flatMap(({ subject_id, attempt_id }) => {
    const fit = fits.get(attempt_id);
    if (!fit) return [];
    const [low, high] = fit.interval;
    return [{ subject_id, attempt_id, score: fit.value, low, high }];
  });
}

export async function useCampaignProfiles({ db }: Services): Promise<void> {
  await transact(db, system, async (trx) => {
    for (const { organization_id, profile_kind, profile_id, taken } of await listCampaignProfiles(
      trx,
    )) {
      const reference = { kind: profile_kind, id: profile_id } as ProfileReference;
      const profile = resolveProfile(reference, taken, null);
      if (profile !== undefined) {
        const { targets } = profile;
        await useProfile(trx, organization_id, { digest: digestOf(profile), targets });
      }
    }
    await forgetUnused(trx);
  });
}

export function fitWorkers(services: Services): JobHandler[] {
  return [
    handle(fitsMissing, () => workOutFits(services)),
    handle(fitProfilesUsed, () => useCampaignProfiles(services)),
  ];
}
