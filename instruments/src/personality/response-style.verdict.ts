import { toTenth } from '../score/standard-scores.ts';
import type { ResponseStyleValues } from './response-style.ts';

export interface ResponseStyleFlag {
  id: 'longest_run' | 'spread' | 'consistency' | 'pace';
  name: string;
  /** Null when it could not be computed; then it is never flagged. */
  value: number | null;
  threshold: number;
  flagged: boolean;
  /** In plain words: what was seen, or why nothing can be said. */
  note: string;
}

export interface ResponseStyle {
  flags: ResponseStyleFlag[];
  verdict: 'nothing unusual' | 'one sign' | 'interpret with care';
}

interface Check {
  id: ResponseStyleFlag['id'];
  name: string;
  threshold: number;
  read: (values: ResponseStyleValues) => number | null;
  isSign: (value: number, threshold: number) => boolean;
  seen: (value: number) => string;
  fine: string;
}

const atLeast = (value: number, threshold: number) => value >= threshold;
const below = (value: number, threshold: number) => value < threshold;
const decimals = (value: number) => (Math.round(value * 100) / 100).toFixed(2);

/*
 * The thresholds of the first two were found on a 50-item test with 19,718 people, where they flagged 0.6 % and
 * 0.2 %. The third is the usual one for this kind of coefficient, the fourth a rule of thumb.
 */
const checks: readonly Check[] = [
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

const verdicts = ['nothing unusual', 'one sign'] as const;

/**
 * Turns the measured values into flags with reasons and one verdict: no flag, one, or two and more.
 * A sign is a reason to ask, never proof, and never a reason to reject.
 */
export function judgeResponseStyle(values: ResponseStyleValues): ResponseStyle {
  const flags = checks.map(({ id, name, threshold, read, isSign, seen, fine }) => {
    const value = read(values);
    const flagged = value !== null && isSign(value, threshold);
    const unknown = 'Not enough was answered or timed to tell.';
    const note = value === null ? unknown : flagged ? seen(value) : fine;
    const shown = value === null ? null : Math.round(value * 100) / 100;
    return { id, name, value: shown, threshold, flagged, note };
  });
  const count = flags.filter(({ flagged }) => flagged).length;
  return { flags, verdict: verdicts[count] ?? 'interpret with care' };
}
