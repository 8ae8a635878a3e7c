import { toTenth } from '../score/standard-scores.ts';
import type { AnsweringValues } from './measures.ts';
import type { ResponseStyleCheck } from './verdict.ts';

/** The signs that any rating questionnaire can be read for; limit and wording are the instrument's own. */
type Sign<Id extends string> = Omit<ResponseStyleCheck<Id, AnsweringValues>, 'threshold' | 'seen'>;

export const longestRunSign: Sign<'longest_run'> = {
  id: 'longest_run',
  name: 'Longest run of one option',
  read: ({ longestRun }) => longestRun,
  isSign: (value, threshold) => value >= threshold,
  fine: 'No long runs of one option.',
};

export const spreadSign: Sign<'spread'> = {
  id: 'spread',
  name: 'Spread of the answers',
  read: ({ spread }) => spread,
  isSign: (value, threshold) => value < threshold,
  fine: 'The answers make use of the scale.',
};

/** Rule of thumb: half of the questions in under two seconds. @param noun what is read, in the plural. */
export function paceCheck(noun: string): ResponseStyleCheck<'pace', AnsweringValues> {
  return {
    id: 'pace',
    name: 'Pace',
    threshold: 2,
    read: ({ medianSeconds }) => medianSeconds,
    isSign: (value, threshold) => value < threshold,
    seen: (value) =>
      `Half of the ${noun} took less than ${toTenth(value)} seconds, which is short for reading them.`,
    fine: `There was time to read the ${noun}.`,
  };
}
