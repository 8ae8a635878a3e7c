import { toTenth } from '../score/standard-scores.ts';
import {
  atLeast,
  below,
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
    id: 'longest_run',
    name: 'Longest run of one option',
    threshold: 10,
    read: ({ longestRun }) => longestRun,
    isSign: atLeast,
    seen: (value) =>
      `The same option was chosen ${value} times in a row. Statements point in both directions, so this is rare for somebody who reads them. The limit was borrowed from a shorter questionnaire.`,
    fine: 'No long runs of one option.',
  },
  {
    id: 'spread',
    name: 'Spread of the answers',
    threshold: 0.5,
    read: ({ spread }) => spread,
    isSign: below,
    seen: (value) =>
      `The answers hardly vary (standard deviation ${decimals(value)} of an option). The limit was borrowed from a shorter questionnaire.`,
    fine: 'The answers make use of the scale.',
  },
  {
    id: 'consistency',
    name: 'Agreement of similar statements',
    threshold: 0.3,
    read: ({ consistency }) => consistency,
    isSign: below,
    seen: (value) =>
      `Statements that mean nearly the same were answered differently (agreement ${decimals(value)}, usually well above 0.30). A person with few marked traits can get a low value too.`,
    fine: 'Similar statements were answered alike.',
  },
  {
    id: 'pace',
    name: 'Pace',
    threshold: 2,
    read: ({ medianSeconds }) => medianSeconds,
    isSign: below,
    seen: (value) =>
      `Half of the statements took less than ${toTenth(value)} seconds, which is short for reading them.`,
    fine: 'There was time to read the statements.',
  },
];

/** Flags with reasons and one verdict over them. */
export function judgeResponseStyle(values: ResponseStyleValues): ResponseStyle<PersonalitySign> {
  return judge(checks, values);
}
