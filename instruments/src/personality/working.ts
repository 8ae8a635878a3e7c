import type { Language } from '@assay/contract/languages';
import type { PersonalityWorking } from '@assay/contract/personality-reports';
import { semOf } from '../score/standard-scores.ts';
import { personalityKey, personalityQuestions } from './definition.ts';
import { facetsFor, type PersonalityScore, presentPersonality, type Purpose } from './present.ts';
import { publishedNames } from './scales.data.ts';
import { facets, findScale, tendencies } from './scales.ts';
import type { StoredPersonality } from './score.ts';
import { itemsVersionOf } from './versions.ts';

type WorkedScale = PersonalityWorking['scales'][number];
type WorkedItem = WorkedScale['items'][number];

/** In the words in which they were asked. */
function itemsByScale(
  { version }: StoredPersonality,
  language: Language,
): Map<number, WorkedItem[]> {
  const form = { version: itemsVersionOf(version), political: true };
  const { questions, tendencyQuestions } = personalityQuestions(language, form);
  const texts = new Map([...questions, ...tendencyQuestions].map(({ id, text }) => [id, text]));
  return new Map(
    [...facets, ...tendencies].map(({ id }) => [
      id,
      personalityKey
        .filter(({ scaleId }) => scaleId === id)
        .map(({ questionId, reversed }) => {
          return { number: questionId, text: texts.get(questionId) ?? '', reversed };
        }),
    ]),
  );
}

/** The items or facets that make up a scale, and what their sum is multiplied with. */
function sourceOf(
  { code }: Pick<PersonalityScore, 'code'>,
  stored: StoredPersonality,
  purpose: Purpose,
  items: ReadonlyMap<number, WorkedItem[]>,
): Pick<WorkedScale, 'items' | 'parts' | 'factorOfSum'> {
  const scale = findScale(code);
  if (!scale) throw new Error(`No scale ${code}`);
  if (scale.kind !== 'factor') {
    const factorOfSum = 4 / stored.sums[scale.code].answered;
    return { items: items.get(scale.id) ?? [], parts: [], factorOfSum };
  }
  const parts = facetsFor(scale.code, purpose, stored).map((facet) => facet.code);
  const answered = parts.reduce((sum, part) => sum + stored.sums[part].answered, 0);
  return { items: [], parts, factorOfSum: 24 / answered };
}

/**
 * The calculation of a report: the items of each scale and their sum → norm → z → T, sten, percentile, with the very
 * numbers that `presentPersonality` used. Items carry number (the question's id) and text, but not what was
 * answered: that is the person's alone. z and the standard error are not rounded. `factorOfSum` is 1 for a complete
 * scale, 6/5 for factor O in recruitment (its sixth facet is left out and O6 does not appear), and makes up for gaps in
 * imported data: 4 or 24 by the number of answers.
 */
export function workPersonality(
  stored: StoredPersonality,
  { purpose, language = null }: { purpose: Purpose; language?: Language | null },
): Pick<PersonalityWorking, 'scales' | 'tendencies'> {
  const items = itemsByScale(stored, language ?? 'en');
  const { scores, positions } = presentPersonality(stored, { purpose, language });
  const tendencies = positions.map(({ code, name, raw, position }) => {
    return { code, name, ...sourceOf({ code }, stored, purpose, items), raw, position };
  });
  const published: Readonly<Record<string, string>> = publishedNames;
  const scales = scores.map((score) => ({
    code: score.code,
    name: score.name,
    publishedName: published[score.code] ?? null,
    kind: score.kind,
    factor: score.factor,
    ...sourceOf(score, stored, purpose, items),
    raw: score.raw,
    ...score.norm,
    z: score.z,
    t: score.t,
    sten: score.sten,
    percentile: score.percentile,
    sem: semOf(score.norm.reliability),
    interval: score.interval,
  }));
  return { scales, tendencies: tendencies.map(({ parts: _, ...tendency }) => tendency) };
}
