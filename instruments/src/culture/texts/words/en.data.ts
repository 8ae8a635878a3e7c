import type { CultureWords } from './words.ts';

const flatPerson =
  'gave every practice the same value, so the answers do not say what matters more and what less.';

export const en: CultureWords = {
  labels: {
    opposed: 'Opposed',
    chance: 'Could be chance',
    moderate: 'Moderate',
    strong: 'Strong',
    none: 'Not available',
  },
  outcomes: {
    organization: {
      opposed:
        'What this person puts first tends to be what marks the organisation least, and the other way round. Talk about the largest gaps, which are named below.',
      chance:
        'The wishes of this person and the culture that managers describe go together no more clearly than answers by chance might. It is neither a good nor a bad sign.',
      moderate:
        'Several of the things this person finds important also mark the organisation. The gaps below show where that ends.',
      strong:
        'Most of what this person finds important also marks the organisation, and most of the rest matters less to both.',
    },
    people: {
      opposed:
        'What one of them puts first tends to come last for the other. Talk about the largest gaps, which are named below.',
      chance:
        'Their wishes go together no more clearly than answers by chance might. Most pairs of people end up here.',
      moderate:
        'They share several of the things that matter to them. The gaps show where that ends.',
      strong: 'They want much the same from a workplace, and much the same matters less to both.',
    },
  },
  absences: {
    organization: {
      'other questions':
        'No fit: this person and the culture profile answered different versions of the questions, and only answers to the same questions are compared. People who take the test from now on can be compared with a new culture test of your managers.',
      'first is flat': `No fit: this person ${flatPerson}`,
      'second is flat':
        'No fit: the managers’ answers come out the same for every practice, so nothing marks the organisation more than the rest.',
      'too few shared answers': 'No fit: fewer than 30 of the 40 practices were answered.',
    },
    people: {
      'other questions':
        'No comparison: these two people answered different versions of the questions, and only answers to the same questions are compared.',
      'first is flat': `No comparison: the first person ${flatPerson}`,
      'second is flat': `No comparison: the second person ${flatPerson}`,
      'too few shared answers':
        'No comparison: they share fewer than 30 answered practices of 40.',
    },
  },
  verdicts: {
    organization: {
      more: 'Matters more to this person than it marks the organisation',
      less: 'Matters less to this person than it marks the organisation',
      same: 'No clear difference',
    },
    people: {
      more: 'Matters more to the first person',
      less: 'Matters more to the second person',
      same: 'No clear difference',
    },
  },
  agreement: {
    one: 'One manager has described the culture. Whether others see it the same way is not known.',
    shared: (managers) => `${managers} managers describe the culture much the same way.`,
    apart: (managers) =>
      `Not yet shared: ${managers} managers describe the culture differently, so their average may match no one’s experience. Talk about the differences before using it.`,
  },
  limits: {
    everybody: [
      'Every category is compared with the same person’s other categories, never with other people. Even people to whom everything matters have categories below their own average.',
      'The confidence range of a category shows how far its five answers agree. A category is named high or low only if its whole range lies on one side.',
      'There are no right or wrong wishes, and no level of a category is good or bad in itself.',
    ],
    managers: [
      'What someone finds important is never a reason to reject them. It is a subject for the interview.',
    ],
    organizations: [
      'This is how managers see the organisation. Employees may see it differently, and teams within it may differ from each other.',
      'The profile shows what marks the organisation most, compared with its own other categories. It is no comparison with other organisations.',
    ],
    people: [
      'It compares the order of two people’s wishes. It never says which of them fits better or works better.',
      'Wanting different things is no obstacle to working together; it is something to talk about.',
    ],
    firstVersion: {
      report:
        'This result was made with version 2026.1 of the questions. Some of them have changed since, and “Pace and competition” is now “Competition”. It is compared only with results and culture profiles of the same version.',
      organization:
        'This profile was made with version 2026.1 of the questions. Some of them have changed since, and people who take the culture test from now on are not compared with it. To compare them, start a new culture test.',
    },
  },
  neverAKnockOut: [
    'A culture fit is never a reason to reject someone. It is a subject for the interview.',
    'It compares wishes with how managers see the organisation. It does not measure ability, and no one does a job well merely by wanting what others want.',
    'It is uncertain: a fit of 40 may as well be 10 or 63. If the ranges of two people overlap, the difference could be chance.',
    'Hardly anyone gets near 100. Simulated candidates who match an organisation exactly get about 66, mostly between 43 and 83, because single answers vary.',
    'What someone finds important also depends on age, origin, family and earlier employers. Choosing by it can shut out whole groups without anyone wanting to.',
    'An organisation of people who all want the same loses what the others would have added. A person who asks for what is missing may be the one it needs.',
  ],
};
