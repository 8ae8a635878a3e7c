import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../../lib/language.ts';
import { rendered, wordsOf } from '../../../test/rendered.tsx';
import type { LogicalReport } from './api.ts';
import { LogicalScores } from './logical-scores.tsx';

beforeAll(startInEnglish);

test('a logical report says the verdict, then what is right, and the model’s number last and small', () => {
  const score = {
    code: 'TOTAL',
    name: 'Logical reasoning',
    inWords: 'Middle of the scale',
    text: 'Solves most of them.',
    description: 'Both parts',
    right: 21,
    asked: 40,
    answered: 38,
    minutes: 22,
    iq: 101,
    interval: [92, 110],
    t: 51,
    tInterval: [45, 57],
  };
  const difference = { inWords: 'The sections do not differ.' };
  const html = rendered(
    <LogicalScores report={{ scores: [score], difference } as unknown as LogicalReport} />,
  );
  expect(wordsOf(html)).toMatch(
    /Middle of the scale 21 of 40 correct provisional model score 101, 92–110/,
  );
  expect(html).toMatch(/font-semibold">Middle of the scale</);
  expect(html).toMatch(/text-tiny text-muted"><span[^>]*>provisional model score 101,/);
  expect(wordsOf(html)).not.toMatch(/\bIQ\b|higher than/);
});

test('a score without a number is told in words and right answers alone', () => {
  const score = {
    code: 'TOTAL',
    name: 'Logical reasoning',
    inWords: 'Too few answers to tell',
    text: 'The score says little.',
    description: 'Both parts',
    right: 9,
    asked: 40,
    answered: 20,
    minutes: 12,
    iq: null,
    interval: null,
    t: null,
    tInterval: null,
    sten: null,
    percentile: null,
    band: null,
  };
  const difference = { inWords: 'Too few to compare.' };
  const html = rendered(
    <LogicalScores report={{ scores: [score], difference } as unknown as LogicalReport} />,
  );
  expect(wordsOf(html)).toMatch(/Too few answers to tell 9 of 40 correct/);
  expect(wordsOf(html)).not.toMatch(/provisional model score|between|null|middle/);
});
