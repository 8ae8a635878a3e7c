import { competencyProfiles } from './competency-models.ts';
import jobFamilies from './job-families.json' with { type: 'json' };
import { type ReferenceProfile, toTargets } from './profile.ts';

/** Preparation that half of the occupations in a family ask for at least (O*NET job zone 1..5). */
const preparation = ['little', 'little', 'some', 'medium', 'considerable', 'extensive'] as const;

const standardProfiles: readonly ReferenceProfile[] = jobFamilies.families.map((family) => ({
  kind: 'standard',
  id: family.id,
  name: family.name,
  description:
    `Computed from the work styles of ${family.nOccupations} occupations in O*NET 27.0, which usually need ` +
    `${preparation[Math.floor(family.medianJobZone)]} preparation. It describes what the work asks for on average, ` +
    'not what people who do it well are like.',
  attribution: jobFamilies.attribution,
  targets: toTargets(family.targets),
}));

/** All profiles that come with the product: 25 job families, then 6 competency models. */
export function listProfiles(): readonly ReferenceProfile[] {
  return [...standardProfiles, ...competencyProfiles];
}

/** A profile that comes with the product, or undefined; custom profiles live with their organisation. */
export function findProfile(reference: {
  kind: 'standard' | 'alt';
  id: number;
}): ReferenceProfile | undefined {
  const candidates = reference.kind === 'standard' ? standardProfiles : competencyProfiles;
  return candidates.find(({ id }) => id === reference.id);
}

/** The same under headings, for a menu. @public */
export function groupedProfiles(): { label: string; profiles: readonly ReferenceProfile[] }[] {
  return [
    { label: 'Job families', profiles: standardProfiles },
    { label: 'Competency models', profiles: competencyProfiles },
  ];
}
