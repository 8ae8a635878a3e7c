import type { Language } from '@assay/contract/languages';
import { competencyModels, targetsOf } from './competency-models.ts';
import jobFamilies from './job-families.json' with { type: 'json' };
import { type ReferenceProfile, toTargets } from './profile.ts';
import { familyTasks } from './texts/tasks/tasks.ts';
import { profileTexts } from './texts/texts.ts';

/** Preparation that half of the occupations in a family ask for at least (O*NET job zone 1..5). */
const preparation = ['little', 'little', 'some', 'medium', 'considerable', 'extensive'] as const;

/** What each asks for, alike for every reader; what typical people get on it is kept by the list of its targets. */
const families = jobFamilies.families.map((family) => {
  const asks = preparation[Math.floor(family.medianJobZone)] ?? 'medium';
  return { ...family, asks, targets: toTargets(family.targets) };
});
const models = competencyModels.map((model) => ({ id: model.id, targets: targetsOf(model) }));

interface Profiles {
  standard: readonly ReferenceProfile[];
  alt: readonly ReferenceProfile[];
}

const known = new Map<Language, Profiles>();

function profilesIn(language: Language): Profiles {
  const profiles = known.get(language) ?? nameProfiles(language);
  known.set(language, profiles);
  return profiles;
}

function nameProfiles(language: Language): Profiles {
  const texts = profileTexts(language);
  return {
    standard: families.map(({ id, nOccupations, asks, targets }) => ({
      kind: 'standard',
      id,
      name: texts.families[id] ?? '',
      description: texts.describes(nOccupations, asks),
      // What the licence of the data asks for, word for word.
      attribution: jobFamilies.attribution,
      targets,
    })),
    alt: models.map(({ id, targets }) => ({
      kind: 'alt',
      id,
      name: texts.models[id]?.name ?? '',
      description: `${texts.models[id]?.description ?? ''} ${texts.modelNote}`,
      attribution: null,
      targets,
    })),
  };
}

/** All profiles that come with the product: 25 job families, then 6 competency models. Null stands for English. */
export function listProfiles(language: Language | null = null): readonly ReferenceProfile[] {
  const { standard, alt } = profilesIn(language ?? 'en');
  return [...standard, ...alt];
}

/** A profile that comes with the product, or undefined; custom profiles live with their organisation. */
export function findProfile(
  reference: { kind: 'standard' | 'alt'; id: number },
  language: Language | null = null,
): ReferenceProfile | undefined {
  return profilesIn(language ?? 'en')[reference.kind].find(({ id }) => id === reference.id);
}

/** What people of a job family that comes with the product do; undefined for any other profile. */
export function findTasks(
  id: number,
  language: Language | null = null,
): readonly string[] | undefined {
  return familyTasks[language ?? 'en'][id];
}

/** Under which headings a menu offers them. */
export function profileHeadings(
  language: Language | null = null,
): Record<'families' | 'models' | 'saved', string> {
  return profileTexts(language).headings;
}

/** What job profiles are sorted under. */
export function jobGroups(language: Language | null = null): { id: number; name: string }[] {
  return Object.entries(profileTexts(language).groups).map(([id, name]) => ({
    id: Number(id),
    name,
  }));
}
