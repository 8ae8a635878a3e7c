import type { JudgementWords } from './texts.ts';

export const en: JudgementWords = {
  stem: 'Which response is the most effective, and which the least?',
  areas: {
    others: {
      name: 'Working with others',
      description: 'Agreements, disagreements and help between people who work together.',
    },
    setbacks: {
      name: 'Setbacks and mistakes',
      description: 'What to do when something has gone wrong or was not good enough.',
    },
    planning: {
      name: 'Planning and priorities',
      description: 'Time, dates and what comes first.',
    },
    integrity: {
      name: 'Integrity',
      description: 'Staying open and fair when something else would be easier.',
    },
  },
  own: {
    agreements: {
      chance: {
        title: 'You weighed many situations differently from the authors',
        text: 'In many situations you found other responses effective than the people who wrote this test. There can be good reasons for that: what works also depends on the people and the place.',
      },
      some: {
        title: 'Your choices often agree with those of the authors',
        text: 'In a good part of the situations you found the same responses effective, or ineffective, as the people who wrote this test. In others you weighed things differently.',
      },
      most: {
        title: 'Your choices mostly agree with those of the authors',
        text: 'In most of the situations you found the same responses effective, or ineffective, as the people who wrote this test.',
      },
    },
    limits: [
      'What counts as effective is the judgement of the authors of this test. Neither a panel of experts nor results at work have confirmed it yet.',
      'Twelve situations are few. With twelve others the result could be different.',
      'It says what you think works. It does not say what you would do, nor how well you work.',
      'An organisation that may see your result sees a number of points with a confidence range and a description in words. It never sees what you chose in a single situation, and is told never to decide on this result alone.',
    ],
  },
  managers: {
    agreements: {
      below: {
        verdict: 'Lower than chance',
        text: 'The whole confidence range lies below 18 points, which choosing without reading gives on average. So few points hardly ever come about by chance: this person may have misread the question, for example by swapping the most and the least effective response. The result therefore says nothing about how this person judges such situations. Ask how they understood the question.',
      },
      chance: {
        verdict: 'Could be chance',
        text: 'The confidence range does not lie wholly above 18 points, which choosing without reading gives on average. So the result says nothing about how this person judges such situations.',
      },
      some: {
        verdict: 'More than chance',
        text: 'The whole confidence range lies above 18 points, which choosing without reading gives on average: this person agrees with the key more often than by chance. How much more often is uncertain.',
      },
      most: {
        verdict: 'Mostly in line with the key',
        text: 'The whole confidence range lies at 30 points or more: this person agrees with the key in most situations.',
      },
    },
    hasty:
      'Half of the situations were answered in less than 10 seconds each. That is too short to read them: do not use this result.',
    sources: [
      'Points: each of the 12 situations gives up to 4. The response chosen as the most effective gives 2 points if it is first in the key and 1 if it is second; the one chosen as the least effective gives 2 points if it is last and 1 if it is last but one. Nothing is taken off.',
      'Key: the judgement of the authors, with a written reason for each response. No panel of experts and no study of results at work has confirmed it yet.',
      'Confidence range: 95 %, provisional. It counts the 12 situations as 18 questions with one right answer each. That comes from simulated answers and an assumption about other situations, not from real people yet.',
      'Norm: none yet. The points are compared with what is possible, not with other people.',
    ],
    limits: [
      'Do not read the points as how good someone is at a job: they only say how often the choices agree with the key.',
      'Do not put people in order by their points. With twelve situations most ranges overlap, and the order would be down to chance.',
      'Do not expect someone to act as they chose. The test asks what works best, and knowing it is not the same as doing it.',
      'Do not draw conclusions about a single area. Three situations each are too few for a score.',
      'Never reject anyone for this result alone. Talk with the person about situations from your own work instead.',
    ],
  },
};
