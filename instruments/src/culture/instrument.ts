import type { Instrument } from '../instrument.ts';
import { cultureMinutes, cultureVersion, itemCategories, optionCount } from './definition.ts';
import type { StoredOrganisationCulture } from './organisation.ts';
import { type CultureReport, presentCulture, summariseCulture } from './present.ts';
import { scoreCulture, type StoredCulture } from './score.ts';
import { simulateCulture } from './simulate.ts';

/** Category by category, in the order in which they are asked. */
const questionIds = itemCategories.map((_, position) => position + 1);

/** The culture test of subjects. Managers answer the same questions in `organisation.ts`. */
export const culture: Instrument<
  'culture',
  null,
  StoredCulture,
  { organisation: StoredOrganisationCulture | null },
  CultureReport,
  never
> = {
  id: 'culture',
  version: cultureVersion,
  title: 'Culture',
  minutes: cultureMinutes,
  itemCount: questionIds.length,
  parts: 0,
  questionIds: () => questionIds,
  optionsOf: (questionId) => (itemCategories[questionId - 1] ? optionCount : undefined),
  isComplete: ({ answered }) => answered.size >= questionIds.length,
  sampleForm: () => null,
  simulate: (seed) => simulateCulture(seed),
  score: (answers) => scoreCulture(answers),
  summarise: summariseCulture,
  present: presentCulture,
};
