import type { Band } from '../score/standard-scores.ts';
import type { IqCode, IqScore, IqView } from './present.ts';

/** For whom a text is: `report` for a manager, about the person; `own` for the person, in the second person. */
export type Reader = 'report' | 'own';

const descriptions: Record<IqCode, string> = {
  ANALOGY: 'Seeing how figures belong together, and finding the one that completes them',
  SEQUENCE: 'Finding the rule behind a series of numbers or figures, and going on by it',
  TOTAL: 'Both sections together: finding rules in new material',
};

/** What a score stands for, in a few words. */
export function describe(code: IqCode): string {
  return descriptions[code];
}

const texts: Record<IqCode, Record<Reader, Record<Band, string>>> = {
  ANALOGY: {
    report: {
      low: 'Found the rule behind figures less often than expected of the middle, above all where several rules work at once.',
      average: 'Found the rule behind figures about as often as expected of the middle.',
      high: 'Found the rule behind figures more often than expected of the middle, also where several rules work at once.',
    },
    own: {
      low: 'You found the simpler relations between figures; where several rules work at once it became harder than expected of the middle.',
      average: 'You found the relations between figures about as often as expected of the middle.',
      high: 'You found the relations between figures more often than expected of the middle, also where several rules work at once.',
    },
  },
  SEQUENCE: {
    report: {
      low: 'Went on with series of numbers and figures less often than expected of the middle, above all with rules of several steps.',
      average:
        'Went on with series of numbers and figures about as often as expected of the middle.',
      high: 'Went on with series of numbers and figures more often than expected of the middle, also with rules of several steps.',
    },
    own: {
      low: 'You found the simpler rules of series; those of several steps were harder than expected of the middle.',
      average: 'You found the rules of series about as often as expected of the middle.',
      high: 'You found the rules of series more often than expected of the middle, also those of several steps.',
    },
  },
  TOTAL: {
    report: {
      low: 'New material with a rule to be found is likely to take more time, examples or explanation. Known work need not be affected: experience counts for more there.',
      average:
        'Likely to find their way into new material at a usual pace. What somebody knows and has done says more about their work than this score.',
      high: 'Likely to see quickly how new material works. That says nothing about care, knowledge or working with others.',
    },
    own: {
      low: 'Puzzles of this kind, against the clock, did not come easily this time. Examples and some more time often make the difference with new material.',
      average: 'You solved puzzles of this kind about as often as expected of the middle.',
      high: 'Puzzles of this kind came easily to you: you are likely to see quickly how new material works.',
    },
  },
};

type Counted = Pick<IqScore, 'answered' | 'asked'>;

/** Whether at least half of the questions have no answer: such a score tells more of the circumstances than of the person. */
export function restsOnFew({ answered, asked }: Counted): boolean {
  return answered <= asked / 2;
}

const who: Record<Reader, string> = { report: 'this person', own: 'you' };

/** What a score in this band means; of one that rests on few answers, that it says little, and on none, nothing. */
export function textFor(
  score: Pick<IqScore, 'code' | 'band' | 'answered' | 'asked'>,
  reader: Reader,
): string {
  if (score.answered === 0) {
    return `No question has an answer, and each counts as not solved. The score says nothing about what ${who[reader]} can do.`;
  }
  if (restsOnFew(score)) {
    return `Half of the questions or more have no answer, and those count as not solved. The score says little about what ${who[reader]} can do.`;
  }
  return texts[score.code][reader][score.band];
}

const forEverybody = [
  'The norm is provisional: nobody has been measured for it yet. “Average” means what the model expects, not what other people got.',
  'The bands are wide, because the test is short. Two scores whose bands largely overlap should be read as the same.',
  'It measures one kind of reasoning on one day. It is no measure of knowledge, diligence or success at work, and no clinical IQ.',
];

const forManagers = [
  'A result alone is never a reason to reject somebody. Use it beside work samples, experience and an interview.',
  'Nobody watches the test. Where much depends on the result, repeat it in company; a second attempt is a little easier than the first.',
  'Everybody may delete their result and take the test again, with other questions. Nothing is kept of the first time, so no report can say whether a result is a first one.',
  'Noise, a small screen, illness, or a language of instructions that is not the own one lower a score and leave no trace in it.',
];

const forTakers = [
  'A bad day, noise or a small screen can cost more points than you would think. Nothing here says what you can learn.',
];

/** What the result does not mean, for the foot of a report. */
export function limitsFor(reader: Reader): string[] {
  return reader === 'own' ? [...forEverybody, ...forTakers] : [...forManagers, ...forEverybody];
}

export interface Question {
  /** What it is about: the name of a score, or of a sign. */
  about: string;
  question: string;
}

/** What to ask somebody in an interview, by what the result leaves open. */
export function questionsFor({ scores, effort, difference }: IqView): Question[] {
  const conditions = {
    about: 'Conditions',
    question: 'Where and on which device did you take the test, and did anything come in between?',
  };
  const total = scores.find(({ code }) => code === 'TOTAL');
  const byBand: Record<Band, Question> = {
    low: {
      about: 'Learning',
      question:
        'Tell me about something complicated that you had to learn. What helped you to understand it?',
    },
    average: {
      about: 'Learning',
      question:
        'When did you last have to find your way into something new, and how did you go about it?',
    },
    high: {
      about: 'Explaining',
      question:
        'Tell me about a time when you saw a solution before the others did. How did you take them along?',
    },
  };
  return [
    conditions,
    ...(effort.verdict === 'interpret with care'
      ? [
          {
            about: 'Answering',
            question:
              'How did you go about the test when a question was hard: did you guess, skip it, or stay with it?',
          },
        ]
      : []),
    ...(difference.meaningful && !scores.some(restsOnFew)
      ? [
          {
            about: 'Analogies and sequences',
            question:
              'Which of the two parts came more easily to you, and do you know that from your work as well?',
          },
        ]
      : []),
    ...(total && !restsOnFew(total) ? [byBand[total.band]] : []),
  ];
}

/** Whether one section went better than the other, as far as their errors let anybody say. */
export function differenceInWords({ difference, scores }: IqView): string {
  const [analogy, sequence] = scores;
  if (scores.some(restsOnFew)) {
    return 'Too few questions have an answer to compare the two sections.';
  }
  if (!difference.meaningful || !analogy || !sequence) {
    return 'The two sections do not differ by more than measurement error: read them as the same.';
  }
  const [higher, lower] =
    analogy.theta > sequence.theta ? [analogy, sequence] : [sequence, analogy];
  return `${higher.name} went better than ${lower.name.toLowerCase()}, by more than measurement error.`;
}
