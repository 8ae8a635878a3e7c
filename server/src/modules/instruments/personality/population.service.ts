import { profilePopulation } from '@assay/instruments/profiles/population';
import type { ProfileTarget } from '@assay/instruments/profiles/profile';
import type { UserContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { findLatest, findSavedFor, referenceOf } from '../../job-profiles/index.ts';

/** What to expect of the people in a reference profile. */
export async function showPopulation(
  { db, language, actor }: Pick<UserContext, 'db' | 'language' | 'actor'>,
  { kind, id }: { kind: 'standard' | 'custom'; id: number },
) {
  const found =
    kind === 'custom' ? await findSavedFor(db, actor, id) : (await findLatest(db, id))?.latest;
  if (found === undefined) throw notFound();
  const profile = referenceOf(found, language);
  return {
    profile: { reference: kind === 'custom' ? `custom:${id}` : String(id), name: profile.name },
    scales: profilePopulation({ targets: profile.targets.map(inWhole) }).map(
      ({ code, mean, sd, n }) => ({ code, mean, sd, n }),
    ),
  };
}

/** Targets that are means of people's scores are told no finer than those that somebody has chosen. */
function inWhole(target: ProfileTarget): ProfileTarget {
  return { ...target, targetT: Math.round(target.targetT) };
}
