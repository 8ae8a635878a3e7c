import { i18n } from '@lingui/core';
import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../lib/language.ts';
import { rendered, wordsOf } from '../../test/rendered.tsx';
import { CutOffEffect } from './cut-off-effect.tsx';

beforeAll(startInEnglish);

const group = { people: 40, passed: 20, rate: 0.5, ratio: 1, p: 1, below: false };
const found = { people: 80, passed: 31, unsure: 9, gender: [], age: [] };
const said = (changes: Partial<Parameters<typeof CutOffEffect>[0]['found']>) =>
  wordsOf(rendered(<CutOffEffect found={{ ...found, ...changes }} />));

test('a cut-off says how many reach it and how many of them could change sides', () => {
  const words = said({});
  expect(words).toContain('31 of 80 people reach it.');
  expect(words).toContain('9 people are within one standard error of it');
  expect(words).toContain('groups of 30 or more people who agreed');
  expect(said({ people: 0, passed: 0, unsure: 0 })).toContain(
    'No one in this campaign has a score',
  );
});

test('a group below four fifths of the highest rate is named, with how likely that is by chance', () => {
  const gender = [
    { ...group, name: 'female' },
    { ...group, name: 'male', passed: 11, rate: 0.275, ratio: 0.55, p: 0.0632, below: true },
  ];
  const words = said({ gender });
  expect(words).toContain('20 of 40 (50 %)');
  expect(words).toContain('0.55');
  expect(words).toContain(
    'Men: below four fifths of the highest rate (Fisher’s exact test, p = 0.063)',
  );
  expect(words).not.toContain('Women: below');
  const rare = said({ gender: gender.map((one) => ({ ...one, p: 0.00001 })) });
  expect(rare).toContain('p &lt; 0.001');
});

test.each([
  ['nl', '1.200 of 2.400 (50%)', 'p &lt; 0,001'],
  ['de', '1.200 of 2.400 (50\u00a0%)', 'p &lt; 0,001'],
  ['es', '1200 of 2400 (50\u00a0%)', 'p &lt; 0,001'],
])('its numbers are those of %s', (locale, rate, chance) => {
  i18n.loadAndActivate({ locale, messages: {} });
  const gender = [
    { ...group, name: 'female', people: 2400, passed: 1200, p: 0.00001, below: true },
  ];
  const html = rendered(<CutOffEffect found={{ ...found, passed: 12_000, gender }} />);
  startInEnglish();
  expect(html).toContain(rate);
  expect(html).toContain(chance);
  expect(html).toContain('12.000 of ');
});
