import type { Band } from '../score/standard-scores.ts';
import { iqVersion } from './definition.ts';
import type { IqCode, IqScore, IqView } from './present.ts';

/** For whom a text is: `report` for a manager, about the person; `own` for the person, in the second person. */
export type Reader = 'report' | 'own';

const descriptions: Record<IqCode, string> = {
  ANALOGY: 'Seeing how figures are related and finding the one that completes them',
  SEQUENCE: 'Finding the rule behind a series of numbers or figures and continuing it',
  TOTAL: 'Both sections together: finding rules in new material',
};

/** What a score stands for, in a few words. */
export function describe(code: IqCode): string {
  return descriptions[code];
}

const texts: Record<IqCode, Record<Reader, Record<Band, string>>> = {
  ANALOGY: {
    report: {
      low: 'Solved fewer analogies than the model expects in the middle of its range.',
      average: 'Solved about as many analogies as the model expects in the middle of its range.',
      high: 'Solved more analogies than the model expects in the middle of its range.',
    },
    own: {
      low: 'You found some of the relations between figures. The puzzles with several rules at once are the hardest of this part.',
      average: 'You found many of the relations between figures.',
      high: 'You found most of the relations between figures, including harder ones.',
    },
  },
  SEQUENCE: {
    report: {
      low: 'Continued fewer number and figure series than the model expects in the middle of its range.',
      average:
        'Continued about as many number and figure series as the model expects in the middle of its range.',
      high: 'Continued more number and figure series than the model expects in the middle of its range.',
    },
    own: {
      low: 'You found some of the rules behind the series. Rules with several steps are the hardest of this part.',
      average: 'You found many of the rules behind the series.',
      high: 'You found most of the rules behind the series, including harder ones.',
    },
  },
  TOTAL: {
    report: {
      low: 'May need more time, examples or explanation with new material that follows a rule. Familiar work need not be affected: experience counts for more there.',
      average:
        'Likely to find their way into new material at a usual pace. What people know and have done says more about their work than this score.',
      high: 'Likely to see quickly how new material works. That says nothing about care, knowledge or working with others.',
    },
    own: {
      low: 'Puzzles like these, against the clock, did not come easily this time. Examples and a little more time often make the difference with new material.',
      average: 'You solved many of the puzzles in the time there was.',
      high: 'Puzzles like these came easily to you: you are likely to see quickly how new material works.',
    },
  },
};

type Counted = Pick<IqScore, 'answered' | 'asked'>;

/** Whether at least half of the questions have no answer: such a score tells more of the circumstances than of the person. */
function restsOnFew({ answered, asked }: Counted): boolean {
  return answered <= asked / 2;
}

/** What can be said of a score: its band only where the answers carry it. */
export type Standing = Band | 'none' | 'few' | 'guessing';

export function standingOf(score: Counted & Pick<IqScore, 'band' | 'overChance'>): Standing {
  if (score.answered === 0) return 'none';
  if (restsOnFew(score)) return 'few';
  return score.overChance ? score.band : 'guessing';
}

const doubts: Record<Exclude<Standing, Band>, Record<Reader, string>> = {
  none: {
    report:
      'No question has an answer, and each counts as not solved. The score says nothing about what this person can do.',
    own: 'No question has an answer, and each counts as not solved. The result says nothing about what you can do.',
  },
  few: {
    report:
      'Half of the questions or more have no answer, and those count as not solved. The score says little about what this person can do.',
    own: 'Half of the questions or more have no answer, and those count as not solved. The result says little about what you can do.',
  },
  guessing: {
    report:
      'No more right answers than choosing without looking would give. The score says nothing about what this person can do: ask how the test went.',
    own: 'This time your answers do not show which rules you found: choosing without looking gives about as many right answers. Noise, haste or unclear instructions can be the reason.',
  },
};

/** What a score in this band means; where the answers do not carry it, why it says little or nothing. */
export function textFor(
  score: Pick<IqScore, 'code' | 'band' | 'answered' | 'asked' | 'overChance'>,
  reader: Reader,
): string {
  const standing = standingOf(score);
  if (standing === 'low' || standing === 'average' || standing === 'high') {
    return texts[score.code][reader][standing];
  }
  return doubts[standing][reader];
}

const verdicts: Record<Exclude<Standing, 'low' | 'high'>, string> = {
  none: 'No answers',
  few: 'Too few answers to tell',
  guessing: 'No more than by guessing',
  average: 'About the middle',
};

/** The result in a few words, for managers: what could be chance is said to be. */
export function verdictOf(
  score: Pick<IqScore, 'band' | 'answered' | 'asked' | 'overChance' | 'tInterval'>,
): string {
  const standing = standingOf(score);
  const [from, to] = score.tInterval;
  if (standing === 'low') return to < 50 ? 'Below the middle' : 'Below the middle, could be chance';
  if (standing === 'high') {
    return from > 50 ? 'Above the middle' : 'Above the middle, could be chance';
  }
  return verdicts[standing];
}

const forEverybody = [
  'The scale is provisional: it comes from a model and has not been checked against people’s results yet. “The middle” is what the model expects, not what other people achieved.',
  'It measures one kind of reasoning on one day. It does not measure knowledge, diligence or success at work, and it is not a diagnosis.',
];

const forManagers = [
  'A result alone is never a reason to reject anyone. Use it together with work samples, experience and an interview.',
  'The test is unsupervised. For high-stakes decisions, repeat it under supervision; a second attempt is a little easier than the first.',
  'Everybody may delete their result and take the test again after 30 days, with other questions. The report says when it was not the first attempt.',
  'Noise, a small screen, illness or instructions in a second language lower a score and leave no trace in it.',
  'The test is short, so the confidence ranges are wide. Read two scores whose ranges largely overlap as the same.',
];

const forTakers = [
  'The test is short: on another day your result could be a step higher or lower.',
  'A bad day, noise or a small screen can make more of a difference than you would think. Nothing here says what you can learn.',
];

const ofEarlierVersion =
  'This result is from an earlier version of the questions. Some of those could be read in two ways, and the last ones were not equally hard for everyone. It keeps the score that it was given; do not compare it closely with results of later versions.';

/** What the result does not mean, for the foot of a report. @param version of the items that were answered. */
export function limitsFor(reader: Reader, version = iqVersion): string[] {
  if (reader === 'own') return [...forEverybody, ...forTakers];
  const earlier = version === iqVersion ? [] : [ofEarlierVersion];
  return [...earlier, ...forManagers, ...forEverybody];
}

const bandTold = (score: IqScore) => standingOf(score) === score.band;

export interface Question {
  /** What it is about: the name of a score, or of a sign. */
  about: string;
  question: string;
}

/** What to ask somebody in an interview, by what the result leaves open. */
export function questionsFor({ scores, effort, difference }: IqView): Question[] {
  const conditions = {
    about: 'Conditions',
    question: 'Where and on which device did you take the test, and did anything interrupt you?',
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
    ...(total && bandTold(total) ? [byBand[total.band]] : []),
  ];
}

/** Whether one section went better than the other, as far as their errors let anybody say. */
export function differenceInWords({ difference, scores }: IqView): string {
  const [analogy, sequence] = scores;
  if (scores.some(restsOnFew)) {
    return 'Too few questions have an answer to compare the two sections.';
  }
  if (!difference.meaningful || !analogy || !sequence) {
    return 'The two sections do not clearly differ: read them as the same.';
  }
  const [higher, lower] =
    analogy.theta > sequence.theta ? [analogy, sequence] : [sequence, analogy];
  return `${higher.name} went clearly better than ${lower.name.toLowerCase()}.`;
}
