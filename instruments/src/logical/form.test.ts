import { expect, test } from 'vitest';
import { puzzle } from '@assay/contract/figures';
import { families, type Section } from './families.ts';
import { type Form, generateForm } from './form.ts';
import { questionView } from './view.ts';

const sections: Section[] = ['analogy', 'sequence'];
const seeds = Array.from({ length: 120 }, (_, seed) => [seed, 2, 3, 4]);
const made = (section: Section) => seeds.map((seed) => generateForm(section, seed));
/** Made once for all tests, which only look at them. */
const forms: Record<Section, Form[]> = { analogy: made('analogy'), sequence: made('sequence') };
const formsOf = (section: Section) => forms[section];
const shown = (form: Form) => form.items.map(questionView);

test.each(sections)('%s: the same families in every form, from easy to hard', (section) => {
  const difficulties = families[section].map(({ b }) => b);
  expect(difficulties).toEqual(difficulties.toSorted((a, b) => a - b));
  expect([difficulties[0], difficulties[19]]).toEqual([-2, 2]);
  expect(new Set(families[section].map(({ code }) => code)).size).toBe(20);
  for (const { items } of formsOf(section)) {
    expect(items.map(({ family }) => family)).toEqual(families[section].map(({ code }) => code));
  }
});

test.each(sections)('%s: the same seed gives the same form, each word another', (section) => {
  const seed = [2 ** 31, 5, 6, 7];
  const form = generateForm(section, seed);
  expect(generateForm(section, seed)).toEqual(form);
  expect(JSON.parse(JSON.stringify(form))).toEqual(form);
  seed.forEach((_, at) => {
    const other = generateForm(section, seed.with(at, 99));
    const same = form.items.filter(
      (item, place) => JSON.stringify(item.stem) === JSON.stringify(other.items[place]?.stem),
    );
    expect(same.length).toBeLessThan(3);
  });
});

test.each(sections)('%s: six different options that look and read differently', (section) => {
  for (const form of formsOf(section)) {
    for (const { options } of shown(form)) {
      expect(new Set(options.map(({ text }) => text)).size).toBe(6);
      const drawings = options.map(({ marks, text }) => JSON.stringify(marks ?? text));
      expect(new Set(drawings).size).toBe(6);
    }
  }
});

test.each(sections)(
  '%s: what is shown is small, valid, and the same whatever the key',
  (section) => {
    for (const form of formsOf(section)) {
      const views = shown(form);
      const bytes = JSON.stringify(views);
      for (const view of views) expect(puzzle.parse(view)).toEqual(view);
      expect(bytes.length).toBeLessThan(40_000);
      expect(bytes).not.toMatch(/"(key|right|correct|family|rules?|b|answer)"/);
      const rotated = { ...form, key: form.key.map((place) => (place + 1) % 6) };
      expect(JSON.stringify(shown(rotated))).toBe(bytes);
    }
  },
);

test.each(sections)('%s: the right option takes all places alike', (section) => {
  const forms = formsOf(section);
  const counts = Array<number>(6).fill(0);
  for (const { key } of forms) {
    const own = [0, 1, 2, 3, 4, 5].map((place) => key.filter((right) => right === place).length);
    expect(Math.min(...own)).toBeGreaterThanOrEqual(3);
    expect(Math.max(...own)).toBeLessThanOrEqual(4);
    key.forEach((place, at) => {
      if (at === 0) counts[place] = (counts[place] ?? 0) + 1;
    });
  }
  // Of the first item alone: 120 forms, 20 expected, within 3.5 standard errors.
  for (const count of counts) expect(Math.abs(count - 20)).toBeLessThan(15);
});

/** Chooses what has most in common with the other options, without looking at the question. */
function mostAlike(options: readonly Readonly<Record<string, number>>[]): number {
  const bits = options.map((option) =>
    Object.entries(option).flatMap(([name, value]) =>
      name === 'cells' || name === 'strokes'
        ? Array.from({ length: 9 }, (_, bit) => `${name}${bit}:${(value >> bit) & 1}`)
        : [`${name}:${value}`],
    ),
  );
  const all = bits.flat();
  const votes = bits.map((own) =>
    own.reduce((sum, bit) => sum + all.filter((other) => other === bit).length, 0),
  );
  return votes.indexOf(Math.max(...votes));
}

test('the options alone do not give the answer away', () => {
  let right = 0;
  let asked = 0;
  for (const { items, key } of [...formsOf('analogy'), ...formsOf('sequence')]) {
    items.forEach(({ options, layout }, at) => {
      if (layout === 'numbers') return;
      const panels = options.filter((option) => typeof option !== 'number');
      asked += 1;
      if (mostAlike(panels) === key[at]) right += 1;
    });
  }
  expect(asked).toBe(120 * 29);
  // A sixth by chance, a quarter where three things can go wrong.
  expect(right / asked).toBeLessThan(0.22);
});

test('the right number is the smallest as often as any other of the six', () => {
  const ranks = Array<number>(6).fill(0);
  for (const { items, key } of formsOf('sequence')) {
    items.forEach(({ options, layout }, at) => {
      if (layout !== 'numbers') return;
      const right = Number(options[key[at] ?? 0]);
      const rank = options.filter((option) => Number(option) < right).length;
      ranks[rank] = (ranks[rank] ?? 0) + 1;
    });
  }
  // 1,320 items, 220 of each expected.
  for (const count of ranks) expect(Math.abs(count - 220)).toBeLessThan(60);
});
