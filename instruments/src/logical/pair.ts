import type { SeededRandom } from '../statistics/random.ts';
import { pick, shuffle, Unlucky, upTo } from './chance.ts';
import type { PanelItem } from './matrix.ts';
import { arrange, attributeErrors, memberErrors, offer, type Respect } from './options.ts';
import { type Attribute, domains, type Panel, within } from './panel.ts';
import { pairReadings, shapeCorners } from './readings.ts';

/*
 * A is to B as C is to what? Each attribute changes in its own way from A to B, and so it does from C to the answer.
 */

export type PairChange =
  /** Different in A and C, unchanged in B. */
  | 'keep'
  /** The same everywhere. */
  | 'same'
  | 'step'
  /** One step from the same value in A and in C: however somebody reads it, it leads to the same. */
  | 'alike'
  | 'more'
  /** The large outline and what is inside it change places; for `outer` and `inner` together. */
  | 'swap'
  | 'add'
  | 'subtract';

export type PairPlan = Readonly<Partial<Record<Attribute, PairChange>>>;

type Four = [a: number, b: number, c: number, answer: number];

function stepFrom(random: SeededRandom, attribute: Attribute): Four {
  const { kind, size } = domains[attribute];
  const step = pick(random, kind === 'circular' ? [1, 2, -1, -2] : [1, -1]);
  const [a = 0, c = 0] = shuffle(random, upTo(size));
  const [b, answer] = [within(attribute, a + step), within(attribute, c + step)];
  // Where C looks like B, changing places with A would be as good a rule as the step.
  if (b === null || answer === null || b === c) throw new Unlucky();
  return [a, b, c, answer];
}

function alikeFrom(random: SeededRandom, attribute: Attribute): Four {
  const from = random.integer(0, domains[attribute].size - 1);
  const to = within(attribute, from + pick(random, [1, -1]));
  if (to === null) throw new Unlucky();
  return [from, to, from, to];
}

const joined = (members: readonly number[]) =>
  members.reduce((set, member) => set | (1 << member), 0);

/** What is put in or taken out, what A and C have besides, and something that is in neither. */
function setChange(random: SeededRandom, attribute: Attribute, change: 'add' | 'subtract') {
  const all = shuffle(random, upTo(domains[attribute].size));
  const moved = all.splice(0, random.integer(1, 2));
  const [ofA, ofC] = [all.splice(0, random.integer(1, 2)), all.splice(0, random.integer(1, 2))];
  const [a, c, change_] = [joined(ofA), joined(ofC), joined(moved)];
  const four: Four =
    change === 'add' ? [a, a | change_, c, c | change_] : [a | change_, a, c | change_, c];
  const wrong = [moved, ofC, all.length > 0 ? all : ofA].map((members) => pick(random, members));
  return { four, wrong };
}

function fourOf(random: SeededRandom, attribute: Attribute, change: PairChange): Four {
  const [p = 0, q = 0] = shuffle(random, upTo(domains[attribute].size));
  if (change === 'same') return [p, p, p, p];
  if (change === 'keep') return [p, p, q, q];
  return change === 'alike' ? alikeFrom(random, attribute) : stepFrom(random, attribute);
}

/** Outline and inside of A and C, all four different, and how one can go wrong about each. */
function swapped(random: SeededRandom): { outer: Four; inner: Four; respects: Respect[] } {
  const [p = 0, q = 0, r = 0, s = 0, x = 0] = shuffle(random, upTo(domains.outer.size));
  const readings = new Set([q, p]);
  return {
    outer: [p, q, r, s],
    inner: [q, p, s, r],
    respects: [
      attributeErrors(random, 'outer', s, { likely: [r], readings: new Set([...readings, x]) }),
      attributeErrors(random, 'inner', r, { likely: [s, x], readings }),
    ],
  };
}

/**
 * A pair by plan.
 * @throws Unlucky when what chance gave cannot be asked fairly.
 */
export function makePair(random: SeededRandom, plan: PairPlan): PanelItem {
  const fours = new Map<Attribute, Four>();
  const members: Respect[] = [];
  const others: Respect[] = [];
  if (plan.outer === 'swap') {
    const { outer, inner, respects } = swapped(random);
    fours.set('outer', outer).set('inner', inner);
    others.push(...respects);
  }
  for (const [attribute, change] of Object.entries(plan) as [Attribute, PairChange][]) {
    if (change === 'swap') continue;
    if (change === 'add' || change === 'subtract') {
      const { four, wrong } = setChange(random, attribute, change);
      fours.set(attribute, four);
      members.push(...memberErrors(attribute, wrong));
      continue;
    }
    const four = fourOf(random, attribute, change);
    fours.set(attribute, four);
    if (change === 'same') continue;
    const [a, b, c, answer] = four;
    const readings = pairReadings(attribute, [a, b, c]);
    // Left as it was, turned the other way, one step too far.
    const likely = [c, 2 * c - answer, answer + 1, answer - 1, 2 * answer - c];
    others.push(attributeErrors(random, attribute, answer, { likely, readings }));
  }
  const panels = upTo(4).map(
    (at): Panel => Object.fromEntries([...fours].map(([name, four]) => [name, four[at] ?? 0])),
  );
  // As many as they have corners: a rule of its own.
  if (
    panels.some(({ shape = 0, count }) => count !== undefined && count + 1 === shapeCorners[shape])
  )
    throw new Unlucky();
  const [answer = {}] = panels.slice(3);
  return {
    stem: panels.slice(0, 3),
    options: offer(random, answer, arrange(random, members, others)),
  };
}
