import type { Match, NoMatch } from './match.ts';

/** Who is compared: a subject with the organisation, or two subjects. */
export type MatchKind = 'organisation' | 'people';

/** A short name for the result and a sentence that says what it does and does not mean. */
export interface MatchWords {
  label: string;
  text: string;
}

const outcomes: Record<MatchKind, Record<'opposed' | 'chance' | 'moderate' | 'strong', string>> = {
  organisation: {
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
};

/**
 * The label says "within chance" also below 0 as long as the interval reaches across it: nobody is called opposed for
 * what chance brings about half of the time.
 */
export function matchInWords({ band, clear }: Match, kind: MatchKind): MatchWords {
  const texts = outcomes[kind];
  switch (band) {
    case 'opposed':
      return clear
        ? { label: 'Opposed', text: texts.opposed }
        : { label: 'Within chance', text: texts.chance };
    case 'within chance':
      return { label: 'Within chance', text: texts.chance };
    case 'moderate':
      return { label: 'Moderate', text: texts.moderate };
    case 'strong':
      return { label: 'Strong', text: texts.strong };
  }
}

const flatPerson =
  'gave every practice the same value, so the answers do not say what matters more and what less.';

const absences: Record<MatchKind, Record<NoMatch, string>> = {
  organisation: {
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
    'too few shared answers': 'No comparison: they share fewer than 30 answered practices of 40.',
  },
};

/** Why there is no number. */
export function noMatchInWords(reason: NoMatch, kind: MatchKind): string {
  return absences[kind][reason];
}
