import { expect, test } from 'vitest';
import { sampleTests } from './content/sample-tests.ts';
import { drawFrom } from './form.ts';

const pool = Array.from({ length: 40 }, (_, at) => ({ id: at, topic: 'abcd'[at % 4] ?? '' }));
const idsOf = (seed: number, before: number, count: number | null = 20) =>
  drawFrom(pool, seed, { count, before }).map(({ id }) => id);

test('a sitting draws as many as it asks for, by seed, and in the bank’s order', () => {
  const drawn = idsOf(7, 0);
  expect(drawn).toHaveLength(20);
  expect(new Set(drawn).size).toBe(20);
  expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
  expect(idsOf(7, 0)).toEqual(drawn);
  expect(idsOf(8, 0)).not.toEqual(drawn);
});

test('all are asked where no number stands, or a larger one', () => {
  for (const count of [null, 40, 41]) expect(idsOf(7, 3, count)).toHaveLength(40);
});

test('a retake brings others, until the pool is used up', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const [first, second, third] = [0, 1, 2].map((before) => idsOf(seed, before));
    expect(new Set([...(first ?? []), ...(second ?? [])]).size).toBe(40);
    expect(third).toEqual(first);
    // Of 30 asked from 40, 10 are new and as many as can be.
    const again = new Set(idsOf(seed, 0, 30));
    expect(idsOf(seed, 1, 30).filter((id) => !again.has(id))).toHaveLength(10);
  }
});

test.each(sampleTests)('$code: every draw has its share of each topic', ({ questions }) => {
  const topics = [...new Set(questions.map(({ topic }) => topic))];
  for (let seed = 1; seed <= 100; seed += 1) {
    const drawn = drawFrom(questions, seed, { count: 20, before: seed % 3 });
    for (const topic of topics) {
      const share = questions.filter((one) => one.topic === topic).length / 2;
      const asked = drawn.filter((one) => one.topic === topic).length;
      expect(Math.abs(asked - share)).toBeLessThanOrEqual(1);
    }
  }
});

test('every question is drawn about equally often', () => {
  const times = pool.map(() => 0);
  for (let seed = 1; seed <= 2000; seed += 1)
    for (const id of idsOf(seed, 0)) times[id] = (times[id] ?? 0) + 1;
  expect(Math.min(...times)).toBeGreaterThan(880);
  expect(Math.max(...times)).toBeLessThan(1120);
});
