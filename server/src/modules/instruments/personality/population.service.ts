import type { Language } from '@assay/contract/languages';
import { profilePopulation } from '@assay/instruments/profiles/population';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { findLatest, referenceOf } from '../../job-profiles/index.ts';

/** What to expect of the people in a reference profile; custom profiles do not exist yet. */
export async function showPopulation(
  { db, language }: { db: Db; language: Language | null },
  { kind, id }: { kind: 'standard' | 'custom'; id: number },
) {
  const found = kind === 'custom' ? undefined : await findLatest(db, id);
  if (found === undefined) throw notFound();
  const profile = referenceOf(found.latest, language);
  return {
    profile: { reference: String(id), name: profile.name },
    scales: profilePopulation(profile).map(({ code, mean, sd, n }) => ({ code, mean, sd, n })),
  };
}
