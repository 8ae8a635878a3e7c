import { setImmediate } from 'node:timers/promises';
import { testOf } from '@assay/contract/instruments';
import type { PersonRow } from '@assay/contract/people';
import { presentPersonality } from '@assay/instruments/personality/present';
import type { StoredPersonality } from '@assay/instruments/personality/score';
import type { ReferenceProfile } from '@assay/instruments/profiles/profile';
import type { Db } from '../../../platform/db/database.ts';
import { invalid } from '../../../platform/http/errors.ts';
import { findReference, type ProfileReference } from '../../campaigns/index.ts';
import { fitOf } from '../../reports/index.ts';
import { peopleMessages } from '../messages.data.ts';
import { listPermittedAttempts, listScoresOf } from './fit.queries.ts';

type Score = NonNullable<PersonRow['fit']>;

/** A profile as forms send it: `5`, `custom:5`, `alt:5`; 422 where there is none. */
export async function readProfile(
  reader: { db: Db; organizationId: number },
  text: string,
): Promise<ReferenceProfile> {
  const [kind, id] = text.includes(':') ? text.split(':') : ['standard', text];
  const reference = { kind, id: Number(id) } as ProfileReference;
  const profile = await findReference(reader, reference, null);
  if (profile === undefined) throw invalid({ profile: peopleMessages.profileUnknown() });
  return profile;
}

/** Fits that have been worked out, by result and profile: neither changes. Whose they are, nothing here tells. */
const known = new Map<string, Score | null>();
const mostKnown = 50_000;
/** So many are worked out before others get their turn. */
const batch = 10;

/** How well some people fit a profile, of those who permit it; results of before the rules of today cannot be compared. */
export async function fitsOf(
  { db, organizationId }: { db: Db; organizationId: number },
  ids: readonly number[],
  profile: ReferenceProfile,
): Promise<Map<number, Score>> {
  const keyOf = (attemptId: number) => `${attemptId} ${profile.kind}:${profile.id}`;
  const attempts = await listPermittedAttempts(db, organizationId, ids, testOf('personality'));
  const missing = attempts.map((one) => one.attempt_id).filter((id) => !known.has(keyOf(id)));
  if (known.size + missing.length > mostKnown) known.clear();
  const fresh = new Map<string, Score | null>();
  for (let from = 0; from < missing.length; from += batch) {
    for (const result of await listScoresOf(db, missing.slice(from, from + batch))) {
      fresh.set(keyOf(result.attempt_id), fitOfResult(result, profile));
    }
    await setImmediate();
  }
  // An organisation’s own profiles may change.
  if (profile.kind !== 'custom') for (const [key, fit] of fresh) known.set(key, fit);
  return new Map(
    attempts.flatMap(({ subject_id: id, attempt_id: attempt }): [number, Score][] => {
      const fit = fresh.get(keyOf(attempt)) ?? known.get(keyOf(attempt)) ?? null;
      return fit === null ? [] : [[id, fit]];
    }),
  );
}

function fitOfResult(
  result: { subject_id: number; attempt_id: number; scores: unknown },
  profile: ReferenceProfile,
): Score | null {
  const stored = result.scores as StoredPersonality;
  const { scores } = presentPersonality(stored, { purpose: 'recruitment' });
  const measured = { subject: { id: result.subject_id }, attemptId: result.attempt_id, stored };
  const fit = fitOf(measured, scores, profile);
  if (fit === null || fit.earlier) return null;
  return { value: fit.percentile, interval: fit.percentileInterval, unit: 'fit' };
}
