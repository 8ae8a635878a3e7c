import { instrumentFacts } from '@assay/contract/instruments';
import type { Instrument } from '../instrument.ts';
import { itemCategories, optionCount } from './definition.ts';
import type { StoredOrganizationCulture } from './organization.ts';
import { type CultureReport, presentCulture, summariseCulture } from './present.ts';
import { scoreCulture, type StoredCulture } from './score.ts';
import { simulateCulture } from './simulate.ts';
import { type CultureForm, cultureVersion } from './versions.ts';

/** Category by category, in the order in which they are asked. */
const questionIds = itemCategories.map((_, position) => position + 1);

/** The culture test of subjects. Managers answer the same questions in `organisation.ts`. */
export const culture: Instrument<
  'culture',
  CultureForm,
  StoredCulture,
  { organization: StoredOrganizationCulture | null },
  CultureReport,
  never
> = {
  id: 'culture',
  version: cultureVersion,
  titles: { en: 'Culture', nl: 'Cultuur', de: 'Kultur', es: 'Cultura' },
  minutes: instrumentFacts.culture.minutes,
  itemCount: questionIds.length,
  parts: 0,
  questionIds: () => questionIds,
  optionsOf: (questionId) => (itemCategories[questionId - 1] ? optionCount : undefined),
  isComplete: ({ answered }) => answered.size >= questionIds.length,
  sampleForm: () => ({ version: cultureVersion }),
  simulate: (seed) => simulateCulture(seed),
  score: (answers, { form }) => scoreCulture(answers, form),
  summarise: summariseCulture,
  present: presentCulture,
};
