import { expect, test } from 'vitest';
import { upTo } from './chance.ts';
import type { Section } from './families.ts';
import { generateForm } from './form.ts';
import type { Panel } from './panel.ts';

/* What every item of a family has in common, so that nobody gets a harder or a more doubtful one than others. */

const forms = 200;

function itemsOf(section: Section, code: string) {
  return upTo(forms).map((seed) => {
    const { items, key } = generateForm(section, [seed, 31, 37, 41]);
    const at = items.findIndex(({ family }) => family === code);
    return { stem: items[at]?.stem ?? [], right: items[at]?.options[key[at] ?? 0] };
  });
}

const attributes = ['fill', 'innerFill', 'turn', 'count'] as const;

test.each(['AP1', 'AP2', 'AP3', 'AP4', 'AP5'])(
  '%s: nothing that changes looks in C as it does in B, so that changing places is no second rule',
  (code) => {
    const doubtful = itemsOf('analogy', code).filter(({ stem }) => {
      const [a = {}, b = {}, c = {}] = stem as Panel[];
      return attributes.some((name) => a[name] !== b[name] && b[name] === c[name]);
    });
    expect(doubtful).toEqual([]);
  },
);

test.each(['AP1', 'AP3', 'AP5'])('%s: the right fill is any of the three', (code) => {
  const fills = itemsOf('analogy', code).map(({ right }) => {
    const { fill, innerFill } = right as Panel;
    return fill ?? innerFill;
  });
  const shares = [0, 1, 2].map((wanted) => fills.filter((fill) => fill === wanted).length / forms);
  expect(Math.min(...shares)).toBeGreaterThan(0.15);
});

/** The series of every other number to which the missing one belongs, with it. */
const askedOf = (terms: readonly number[]) =>
  terms.filter((_, at) => (terms.length - 1 - at) % 2 === 0);

const gaps = (terms: readonly number[]) =>
  terms.slice(1).map((term, at) => term - (terms[at] ?? 0));
const uniform = (values: readonly number[]) => values.every((value) => value === values[0]);

/** Each difference the same multiple of the one before. */
function multipliedAndAdded(terms: readonly number[]): boolean {
  const steps = gaps(terms);
  const [one = 0, two = 0] = steps;
  return steps.slice(1).every((step, at) => step * one === (steps[at] ?? 0) * two);
}

const alternates = (terms: readonly number[]) =>
  [2, 3].some((factor) =>
    [0, 1].some((turn) => {
      const moves = gaps(terms).map((gap, at) => ({ gap, from: terms[at] ?? 0 }));
      const times = moves.filter((_, at) => at % 2 === turn);
      const plus = moves.filter((_, at) => at % 2 !== turn);
      return (
        times.every(({ gap, from }) => gap === (factor - 1) * from) &&
        uniform(plus.map(({ gap }) => gap))
      );
    }),
  );

test.each([
  ['SN7', (terms: readonly number[]) => uniform(gaps(gaps(terms))) && !uniform(gaps(terms))],
  ['SN9', multipliedAndAdded],
  ['SN10', multipliedAndAdded],
  ['SN11', alternates],
])('%s: the harder of the two series is asked', (code, follows) => {
  for (const { stem, right } of itemsOf('sequence', code)) {
    expect([code, stem, follows(askedOf([...stem, right] as number[]))]).toEqual([
      code,
      stem,
      true,
    ]);
  }
});

test('no series of SN11 goes up and down between the same two numbers', () => {
  for (const { stem } of itemsOf('sequence', 'SN11')) {
    const terms = stem as number[];
    for (const series of [
      terms.filter((_, at) => at % 2 === 0),
      terms.filter((_, at) => at % 2 === 1),
    ]) {
      expect(series[0] === series[2] || series[1] === series[3]).toBe(false);
    }
  }
});
