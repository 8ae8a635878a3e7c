import type { Language } from '@assay/contract/languages';
import { findProfile } from '@assay/instruments/profiles/profiles';
import { profilePopulation } from '@assay/instruments/profiles/population';
import { notFound } from '../../../platform/http/errors.ts';

/** What to expect of the people in a reference profile; custom profiles do not exist yet. */
export function showPopulation(
  { kind, id }: { kind: 'standard' | 'custom'; id: number },
  language: Language | null,
) {
  const profile = kind === 'custom' ? undefined : findProfile({ kind, id }, language);
  if (profile === undefined) throw notFound();
  return {
    profile: { reference: String(id), name: profile.name },
    scales: profilePopulation(profile).map(({ code, mean, sd, n }) => ({ code, mean, sd, n })),
  };
}
