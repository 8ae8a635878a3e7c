import type { StoredAnswer } from '@assay/contract/instruments';
import type { AnsweringValues } from '../response-style/measures.ts';
import { valuesOf } from './answers.ts';
import { measureCultureAnswering } from './response-style.ts';
import { type CultureForm, cultureVersion, type ItemMeans } from './versions.ts';

/**
 * A scored attempt, as it is stored (plain JSON). A fit needs the 40 answers beside those of an organisation that may
 * describe itself later, so they are kept; categories follow from them at no cost.
 */
export interface StoredCulture {
  instrument: 'culture';
  /** Of items and categories. */
  version: string;
  /** 1..7 in the order of the questions; null where imported data have a gap. */
  values: (number | null)[];
  responseStyle: AnsweringValues;
  /** What others wanted of each practice when this was scored; a fit is made without what they have in common. */
  wanted?: ItemMeans;
}

/**
 * Scores an attempt once, at completion.
 * @param answers in any order; `index` 0..6 is the value less one. @param form which practices they answer.
 * @throws RangeError for an unknown question, one answered twice, an option outside 0..6.
 */
export function scoreCulture(
  answers: readonly StoredAnswer[],
  { version, wanted }: CultureForm = { version: cultureVersion },
): StoredCulture {
  return {
    instrument: 'culture',
    version,
    values: valuesOf(answers),
    responseStyle: measureCultureAnswering(answers),
    ...(wanted && { wanted }),
  };
}
