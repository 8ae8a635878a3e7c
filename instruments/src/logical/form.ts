import { type Seed, seededRandom, type SeededRandom } from '../statistics/random.ts';
import { retry, shuffle, upTo } from './chance.ts';
import { families, type Family, type Layout, type Section } from './families.ts';
import type { PanelItem } from './matrix.ts';
import type { NumberItem } from './numbers.ts';
import type { Panel } from './panel.ts';

/** How the ids of a section's questions start; its questions are numbered on from there. */
export const firstQuestionId = { analogy: 1, sequence: 101 } as const satisfies Record<
  Section,
  number
>;

/** Of one question; everything that may leave the server. Plain JSON. */
export interface Item {
  questionId: number;
  family: string;
  layout: Layout;
  /** Panels of figures, or numbers. */
  stem: readonly (Panel | number)[];
  /** Six, in the order in which they are shown. */
  options: readonly (Panel | number)[];
}

/** A section as one person gets it. The key is apart from the items, so that what is shown cannot depend on it. */
export interface Form {
  section: Section;
  items: Item[];
  /** Position of the right option, 0..5, by the position of the item. Never leaves the server. */
  key: number[];
}

/** Each of six places three or four times, in an order by chance: always choosing the same place leads nowhere. */
function dealPlaces(random: SeededRandom, count: number): number[] {
  const rounds = upTo(Math.ceil(count / 6)).map(() => shuffle(random, upTo(6)));
  return shuffle(random, rounds.flat().slice(0, count));
}

/** An item of a family, its options mixed so that the right one comes to a certain place. */
function makeItem(
  random: SeededRandom,
  { code, layout, make }: Pick<Family, 'code' | 'layout' | 'make'>,
  { questionId, place }: { questionId: number; place: number },
): Item {
  const { stem, options }: PanelItem | NumberItem = retry(() => make(random));
  const [right, ...wrong] = options;
  return {
    questionId,
    family: code,
    layout,
    stem,
    options: shuffle<Panel | number>(random, wrong).toSpliced(place, 0, right),
  };
}

/**
 * The items of a section and their key: the same seed, the same form.
 * @param seed whole numbers, their lowest 32 bits count; four of them, so that nobody finds the form by trying.
 * @throws RangeError for an impossible seed.
 */
export function generateForm(section: Section, seed: Seed): Form {
  const random = seededRandom(seed);
  const key = dealPlaces(random, families[section].length);
  const items = families[section].map((family, at) =>
    makeItem(random, family, { questionId: firstQuestionId[section] + at, place: key[at] ?? 0 }),
  );
  return { section, items, key };
}
