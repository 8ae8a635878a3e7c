import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { languages } from '@assay/contract/languages';
import { describe, expect, test } from 'vitest';
import { listProfiles } from '../../profiles/profiles.ts';
import { type ReviewItem, reviewItems } from './items.ts';

const categories = listProfiles().flatMap(({ kind, id }) =>
  kind === 'custom' ? [] : [{ kind, id }],
);

/** Every item once, by its id. */
function allItems(language: (typeof languages)[number]): Map<number, ReviewItem> {
  return new Map(
    categories.flatMap((category) =>
      reviewItems(category, language).map((item) => [item.id, item]),
    ),
  );
}

const english = [...allItems('en').values()];
const wordsOf = (text: string) => text.match(/[\p{L}’-]+/gu) ?? [];

test('six and four items are common, four belong to each of 31 categories', () => {
  expect(categories).toHaveLength(31);
  expect(english).toHaveLength(6 + 4 + 31 * 4);
  for (const category of categories) {
    const items = reviewItems(category);
    expect(items.map(({ outcome }) => outcome)).toEqual([
      ...Array(6).fill('engagement'),
      ...Array(8).fill('performance'),
    ]);
    expect(items.slice(0, 10).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  }
  expect(
    reviewItems({ kind: 'standard', id: 25 })
      .map(({ id }) => id)
      .slice(10),
  ).toEqual([251, 252, 253, 254]);
  expect(
    reviewItems({ kind: 'alt', id: 1 })
      .map(({ id }) => id)
      .slice(10),
  ).toEqual([311, 312, 313, 314]);
  for (const id of [0, 26, 1.5])
    expect(() => reviewItems({ kind: 'standard', id })).toThrow(RangeError);
  expect(() => reviewItems({ kind: 'alt', id: 7 })).toThrow(RangeError);
});

describe.each(english)('$id $text', ({ text, anchors }) => {
  const all = [text, anchors[1], anchors[3], anchors[5]];

  test('one thing, and every anchor about it', () => {
    expect(text).not.toMatch(/\b(and|or)\b|[;:/]/i);
    expect(new Set(all).size).toBe(4);
  });

  test('short, plain, a whole sentence', () => {
    for (const one of all) expect(one).toMatch(/^[A-Z][^.!?]*\.$/);
    expect(wordsOf(text).length).toBeLessThanOrEqual(9);
    for (const one of all) expect(wordsOf(one).length).toBeLessThanOrEqual(13);
  });

  test('what is done at work, and not what a person is like', () => {
    expect(all.join(' ')).not.toMatch(
      /\b(attitude|personality|character|motivated|passion\w*|loyal\w*|friendly|likeable|intelligent|talented|he|she|his|her|age|young|old|family|health)\b/i,
    );
  });
});

test('every item has its row in the checklist, as it is worded', () => {
  const page = join(import.meta.dirname, '../../../../docs/instruments/review-items.md');
  const rows = readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.split(' | ').slice(0, 5).join(' | '));
  expect(rows).toEqual(
    english
      .toSorted((one, other) => one.id - other.id)
      .map(
        ({ id, text, anchors }) =>
          `| ${id} | ${text} | ${anchors[1]} | ${anchors[3]} | ${anchors[5]}`,
      ),
  );
});

test('no statement is asked twice, and spelling is British', () => {
  expect(new Set(english.map(({ text }) => text)).size).toBe(english.length);
  const everything = english.map(({ text, anchors }) => text + Object.values(anchors).join(' '));
  expect(everything.join(' ')).not.toMatch(/\b(\w+iz(e|es|ed|ing)|behavior|favor|center)\b/);
});

const address = {
  nl: /\b(u|uw|hij|zij|hem|zijn of haar)\b/i,
  de: /\b(du|dein\w*|dich|dir|er|er oder sie)\b/i,
  es: /\b(tú|tus?|él|ella|él o ella)\b/i,
};

test.each(['nl', 'de', 'es'] as const)('%s has every text, in its own words', (language) => {
  const theirs = allItems(language);
  expect([...theirs.keys()]).toEqual(english.map(({ id }) => id));
  for (const { id, text, anchors } of english) {
    const own = theirs.get(id);
    const texts = [own?.text, ...Object.values(own?.anchors ?? {})];
    for (const one of texts) {
      expect(one).toMatch(/^\p{Lu}[^.!?'"]*\.$/u);
      expect(one).not.toMatch(address[language]);
      expect([text, ...Object.values(anchors)]).not.toContain(one);
    }
    expect(new Set(texts).size).toBe(4);
  }
  expect(new Set([...theirs.values()].map(({ text }) => text)).size).toBe(english.length);
});
