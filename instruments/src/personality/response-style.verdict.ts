import type { Language } from '@assay/contract/languages';
import { inLanguage } from '../languages.ts';
import { longestRunSign, paceCheck, spreadSign } from '../response-style/signs.ts';
import { judge, type ResponseStyle, type ResponseStyleCheck } from '../response-style/verdict.ts';
import { type PersonalitySign, signWords } from './response-style.data.ts';
import type { ResponseStyleValues } from './response-style.ts';

/*
 * The thresholds of the first two were found on a 50-item test with 19,718 people, where they flagged 0.6 % and
 * 0.2 %. The third is the usual one for this kind of coefficient, the fourth a rule of thumb.
 */
const checks: readonly ResponseStyleCheck<PersonalitySign, ResponseStyleValues>[] = [
  {
    ...longestRunSign,
    threshold: 10,
  },
  {
    ...spreadSign,
    threshold: 0.5,
  },
  {
    id: 'consistency',
    digits: 2,
    threshold: 0.3,
    read: ({ consistency }) => consistency,
    // As much has to be answered for the spread; facets that are all alike leave nothing to correlate.
    isUniform: ({ consistency, spread }) => consistency === null && spread !== null,
    isSign: (value, threshold) => value < threshold,
    // Below this, answers hardly hang together at all.
    isEnough: (value) => value < 0.1,
  },
  paceCheck,
];

/** Flags with reasons and one verdict over them; null stands for English. */
export function judgeResponseStyle(
  values: ResponseStyleValues,
  language: Language | null = null,
): ResponseStyle<PersonalitySign> {
  return judge(checks, values, inLanguage(signWords, language), language);
}
