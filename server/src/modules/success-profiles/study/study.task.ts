import type { StoredPersonality } from '@assay/instruments/personality/score';
import type { ProfileTarget } from '@assay/instruments/profiles/profile';
import { scoreColumns, type Study, studyPeople } from '@assay/instruments/success/study';

/** What is studied: results as they are stored, with the mean ratings of the same people. */
export interface Studied {
  people: { scores: string; performance: number | null; engagement: number | null }[];
  /** The result by whose norm everybody is scored. */
  norm: string;
  family: ProfileTarget[];
  own: string[];
  seed: number;
}

const read = (text: string) => JSON.parse(text) as StoredPersonality;

/** Leave-one-out takes seconds with hundreds of people. */
export function work({ people, norm: normText, family, own, seed }: Studied): Study {
  const norm = read(normText);
  return studyPeople({
    people: {
      scales: scoreColumns(
        people.map(({ scores }) => read(scores)),
        norm,
      ),
      outcomes: {
        performance: people.map(({ performance }) => performance),
        engagement: people.map(({ engagement }) => engagement),
      },
    },
    norm,
    family,
    own: own.map(read),
    seed,
  });
}
