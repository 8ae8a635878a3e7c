import type { LogicalWords } from './words.ts';

export const en: LogicalWords = {
  report: {
    ANALOGY: {
      low: 'Solved fewer analogies than our model expects of an average person.',
      average: 'Solved about as many analogies as our model expects of an average person.',
      high: 'Solved more analogies than our model expects of an average person.',
    },
    SEQUENCE: {
      low: 'Continued fewer number and figure series than our model expects of an average person.',
      average: 'Continued about as many number and figure series as our model expects of an average person.',
      high: 'Continued more number and figure series than our model expects of an average person.',
    },
    TOTAL: {
      low: 'May need more time, examples or explanation with new material that follows a rule. Familiar work need not be affected: experience counts for more there.',
      average: 'Likely to find their way into new material at a usual pace. What people know and have done says more about their work than this score.',
      high: 'Likely to see quickly how new material works. That says nothing about care, knowledge or working with others.',
    },
  },
  doubts: {
    none: 'No question has an answer, and each counts as not solved. The score says nothing about what this person can do.',
    few: 'Half of the questions or more have no answer, and those count as not solved. The score says little about what this person can do.',
    guessing: 'No more right answers than choosing without looking would give. The score says nothing about what this person can do: ask how the test went.',
  },
  verdicts: {
    none: 'No answers',
    few: 'Too few answers to tell',
    guessing: 'No more than by guessing',
    low: 'Below the middle',
    'perhaps low': 'Below the middle, could be chance',
    average: 'About the middle',
    'perhaps high': 'Above the middle, could be chance',
    high: 'Above the middle',
  },
  limits: {
    everybody: [
      'The scale is provisional: it comes from a model and has not been checked against people’s results yet. “The middle” is what the model expects, not what other people achieved.',
      'It measures one kind of reasoning on one day. It does not measure knowledge, diligence or success at work, and it is not a diagnosis.',
    ],
    managers: [
      'A result alone is never a reason to reject anyone. Use it together with work samples, experience and an interview.',
      'The test is unsupervised. For high-stakes decisions, repeat it under supervision; a second attempt is a little easier than the first.',
      'Everyone may delete their result and take the test again after 30 days, with other questions. The report says when it was not the first attempt.',
      'Noise, a small screen, illness or instructions in a second language lower a score and leave no trace in it.',
      'The test is short, so the confidence ranges are wide. Read two scores whose ranges largely overlap as the same.',
      'Equally many right answers can make different scores: a hard question that was solved while easy ones were not may have been guessed, and one without an answer counts as not solved.',
    ],
    earlier: 'This result is from an earlier version of the questions. Some of those could be read in two ways, and the last ones were not equally hard for everyone. It keeps the score that it was given; do not compare it closely with results of later versions.',
  },
  questions: {
    conditions: {
      about: 'Conditions',
      question: 'Where and on which device did you take the test, and did anything interrupt you?',
    },
    answering: {
      about: 'Answering',
      question: 'How did you go about the test when a question was hard: did you guess, skip it, or stay with it?',
    },
    sections: {
      about: 'Analogies and sequences',
      question: 'Which of the two parts came more easily to you, and do you know that from your work as well?',
    },
    low: {
      about: 'Learning',
      question: 'Tell me about something complicated that you had to learn. What helped you to understand it?',
    },
    average: {
      about: 'Learning',
      question: 'When did you last have to find your way into something new, and how did you go about it?',
    },
    high: {
      about: 'Explaining',
      question: 'Tell me about a time when you saw a solution before the others did. How did you help them to see it?',
    },
  },
  difference: {
    few: 'Too few questions have an answer to compare the two sections.',
    same: 'The two sections do not clearly differ: read them as the same.',
    analogy: 'Analogies went clearly better than sequences.',
    sequence: 'Sequences went clearly better than analogies.',
  },
  effort: {
    untimed: 'Not enough was timed to tell.',
    rapid: {
      names: { analogy: 'Quick answers, analogies', sequence: 'Quick answers, sequences' },
      seen: (percent, seconds) =>
        `${percent} of the answers came within ${seconds} seconds, which is too short for looking at the question. Such answers are mostly guesses, and the score may be too low.`,
      fine: 'There was time to look at the questions.',
    },
    unreached: {
      names: { analogy: 'Without an answer, analogies', sequence: 'Without an answer, sequences' },
      seen: (percent) =>
        `${percent} of the questions have no answer and count as wrong. The score says little about what this person could solve with more time.`,
      fine: 'Enough of the questions were answered.',
    },
  },
};
