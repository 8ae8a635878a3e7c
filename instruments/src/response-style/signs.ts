import type { AnsweringValues } from './measures.ts';
import type { ResponseStyleCheck } from './verdict.ts';

/** The signs that any rating questionnaire can be read for; limits are the instrument's own. */
type Sign<Id extends string> = Omit<ResponseStyleCheck<Id, AnsweringValues>, 'threshold'>;

export const longestRunSign: Sign<'longest_run'> = {
  id: 'longest_run',
  digits: 0,
  read: ({ longestRun }) => longestRun,
  isSign: (value, threshold) => value >= threshold,
};

export const spreadSign: Sign<'spread'> = {
  id: 'spread',
  digits: 2,
  read: ({ spread }) => spread,
  isSign: (value, threshold) => value < threshold,
};

/** Rule of thumb: half of the questions in under two seconds. */
export const paceCheck: ResponseStyleCheck<'pace', AnsweringValues> = {
  id: 'pace',
  threshold: 2,
  digits: 1,
  read: ({ medianSeconds }) => medianSeconds,
  isSign: (value, threshold) => value < threshold,
};
