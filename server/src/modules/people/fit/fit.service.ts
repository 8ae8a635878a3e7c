import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { profiled, testOf } from '@assay/contract/instruments';
import type { PersonRow } from '@assay/contract/people';
import { presentPersonality } from '@assay/instruments/personality/present';
import type { StoredPersonality } from '@assay/instruments/personality/score';
import { fitFormula } from '@assay/instruments/profiles/fit';
import type { ReferenceProfile } from '@assay/instruments/profiles/profile';
import { wholeRank } from '@assay/instruments/profiles/typical';
import type { Db } from '../../../platform/db/database.ts';
import { invalid } from '../../../platform/http/errors.ts';
import { findReference, type ProfileReference } from '../../campaigns/index.ts';
import { comparableFitOf } from '../../reports/index.ts';
import { peopleMessages } from '../messages.data.ts';
import { listPermittedAttempts, listScoresOf, listStoredFits } from './fit.queries.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

type Score = NonNullable<PersonRow['fit']>;
/** The rank is in full, so that people with unlike fits share no place because both are shown as 1 or 99. */
type Ranked = Pick<Score, 'value' | 'interval'>;
type Targets = Pick<ReferenceProfile, 'targets'>;

/** What fits are kept under: a profile that asks for something else, or another formula, has another. */
export function digestOf({ targets }: Targets): string {
  return createHash('sha256')
    .update(JSON.stringify([fitFormula, targets]))
    .digest('hex');
}

/** A profile as forms send it: `5`, `custom:5`, `alt:5`; 422 where there is none. */
export async function readProfile(
  reader: { db: Db; organizationId: OrganizationId },
  text: string,
): Promise<ReferenceProfile> {
  const [kind, id] = text.includes(':') ? text.split(':') : ['standard', text];
  const reference = { kind, id: Number(id) } as ProfileReference;
  const profile = await findReference(reader, reference, null);
  if (profile === undefined) throw invalid({ profile: peopleMessages.profileUnknown() });
  return profile;
}

/** Fits that have been worked out, by what a profile asks for and result: neither changes. Whose they are, nothing here tells. */
const known = new WeakMap<ReferenceProfile['targets'], Map<number, Ranked | null>>();
const mostKnown = 50_000;
/** So many are worked out before others get their turn. */
const batch = 10;

function knownOf({ targets }: Targets): Map<number, Ranked | null> {
  const some = known.get(targets) ?? new Map<number, Ranked | null>();
  if (some.size > mostKnown) some.clear();
  known.set(targets, some);
  return some;
}

/** How well some people fit a profile, as lists show it, of those who permit it. */
export async function fitsOf(...asked: Parameters<typeof ranksOf>): Promise<Map<number, Score>> {
  const ranks = await ranksOf(...asked);
  return new Map(
    [...ranks].map(([id, { value, interval }]) => [
      id,
      { value: wholeRank(value), interval, unit: 'fit' },
    ]),
  );
}

/** The same as people are ordered by it; results of before the rules of today cannot be compared. */
export async function ranksOf(
  { db, organizationId }: { db: Db; organizationId: OrganizationId },
  ids: readonly number[],
  profile: ReferenceProfile,
): Promise<Map<number, Ranked>> {
  const attempts = await listPermittedAttempts(db, organizationId, ids, testOf(profiled));
  const fits = new Map<number, Ranked | null>();
  for (const stored of await listStoredFits(db, organizationId, digestOf(profile), ids)) {
    const { attempt_id: id, score: value, score_low: low, score_high: high } = stored;
    fits.set(id, { value, interval: [low, high] });
  }
  const worked = knownOf(profile);
  const missing = attempts
    .map((one) => one.attempt_id)
    .filter((id) => !fits.has(id) && !worked.has(id));
  for (const [id, fit] of await workOut(db, missing, profile)) worked.set(id, fit);
  return new Map(
    attempts.flatMap(({ subject_id: id, attempt_id: attempt }): [number, Ranked][] => {
      const fit = fits.get(attempt) ?? worked.get(attempt) ?? null;
      return fit === null ? [] : [[id, fit]];
    }),
  );
}

/** The fits of these results, by their attempt; null for results of before the rules of today. */
export async function workOut(
  db: Db,
  attempts: readonly number[],
  profile: Targets,
): Promise<Map<number, Ranked | null>> {
  const fits = new Map<number, Ranked | null>();
  for (let from = 0; from < attempts.length; from += batch) {
    for (const result of await listScoresOf(db, attempts.slice(from, from + batch))) {
      fits.set(result.attempt_id, fitOfResult(result, profile));
    }
    await setImmediate();
  }
  return fits;
}

function fitOfResult(
  { attempt_id: attemptId, scores: stored }: { attempt_id: number; scores: unknown },
  profile: Targets,
): Ranked | null {
  const { scores } = presentPersonality(stored as StoredPersonality, { purpose: 'recruitment' });
  const fit = comparableFitOf({ attemptId, stored }, scores, profile);
  return fit && { value: fit.rank, interval: fit.percentileInterval };
}
