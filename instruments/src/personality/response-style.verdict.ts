import { longestRunSign, paceCheck, spreadSign } from '../response-style/signs.ts';
import {
  decimals,
  judge,
  type ResponseStyle,
  type ResponseStyleCheck,
} from '../response-style/verdict.ts';
import type { ResponseStyleValues } from './response-style.ts';

export type PersonalitySign = 'longest_run' | 'spread' | 'consistency' | 'pace';

/*
 * The thresholds of the first two were found on a 50-item test with 19,718 people, where they flagged 0.6 % and
 * 0.2 %. The third is the usual one for this kind of coefficient, the fourth a rule of thumb.
 */
const checks: readonly ResponseStyleCheck<PersonalitySign, ResponseStyleValues>[] = [
  {
    ...longestRunSign,
    threshold: 10,
    seen: (value) =>
      `The same option was chosen ${value} times in a row. Statements point in both directions, so this is rare for somebody who reads them. The limit was borrowed from a shorter questionnaire.`,
  },
  {
    ...spreadSign,
    threshold: 0.5,
    seen: (value) =>
      `The answers hardly vary (standard deviation ${decimals(value)} of an option). The limit was borrowed from a shorter questionnaire.`,
  },
  {
    id: 'consistency',
    name: 'Agreement of similar statements',
    threshold: 0.3,
    read: ({ consistency }) => consistency,
    isSign: (value, threshold) => value < threshold,
    // Below this, answers hardly hang together at all.
    isEnough: (value) => value < 0.1,
    seen: (value) =>
      `Statements that mean nearly the same were answered differently (agreement ${decimals(value)}, usually well above 0.30). A person with few marked traits can get a low value too.`,
    fine: 'Similar statements were answered alike.',
  },
  paceCheck('statements'),
];

/** Flags with reasons and one verdict over them. */
export function judgeResponseStyle(values: ResponseStyleValues): ResponseStyle<PersonalitySign> {
  return judge(checks, values);
}
