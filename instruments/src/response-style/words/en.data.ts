import type { ResponseStyleWords } from './words.ts';

const longestRun = {
  name: 'Longest run of one option',
  fine: 'No long runs of one option.',
};
const spread = {
  name: 'Spread of the answers',
  fine: 'The answers make use of the scale.',
};

export const en: ResponseStyleWords = {
  unknown: 'Not enough was answered or timed to tell.',
  personality: {
    longest_run: {
      ...longestRun,
      seen: (value) =>
        `The same option was chosen ${value} times in a row. Statements point in both directions, so this is rare for someone who reads them. The limit was borrowed from a shorter questionnaire.`,
    },
    spread: {
      ...spread,
      seen: (value) =>
        `The answers hardly vary (standard deviation ${value} of an option). The limit was borrowed from a shorter questionnaire.`,
    },
    consistency: {
      name: 'Agreement of similar statements',
      seen: (value) =>
        `Statements that mean nearly the same were answered differently (agreement ${value}, usually well above 0.30). A person with few marked traits can get a low value too.`,
      fine: 'Similar statements were answered alike.',
    },
    pace: {
      name: 'Pace',
      seen: (value) =>
        `Half of the statements took less than ${value} seconds, which is short for reading them.`,
      fine: 'There was time to read the statements.',
    },
  },
  culture: {
    longest_run: {
      ...longestRun,
      seen: (value) =>
        `The same option was chosen ${value} times in a row, which is two categories or more without any difference.`,
    },
    spread: {
      ...spread,
      seen: (value) =>
        `The answers hardly vary (standard deviation ${value} of an option), so they say little about what matters more and what less.`,
    },
    pace: {
      name: 'Pace',
      seen: (value) =>
        `Half of the practices took less than ${value} seconds, which is short for reading them.`,
      fine: 'There was time to read the practices.',
    },
  },
};
