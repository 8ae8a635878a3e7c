import { expect, test } from 'vitest';
import { facets, scales, tendencies } from '../scales.ts';
import { comparisonTexts, limitsFor, questionsFor, textFor } from './texts.ts';

const bands = ['low', 'average', 'high'] as const;
const sentences = (text: string) => text.split(/[.?!](?:\s|$)/).filter(Boolean).length;

test.each(scales.map(({ code }) => code))(
  '%s: two sentences for the manager, one to three for oneself',
  (code) => {
    for (const band of bands) {
      expect(sentences(textFor(code, band, 'report'))).toBe(2);
      expect(sentences(textFor(code, band, 'own'))).toBeGreaterThanOrEqual(1);
      expect(sentences(textFor(code, band, 'own'))).toBeLessThanOrEqual(3);
      expect(textFor(code, band, 'own')).toMatch(/\byour?\b/i);
      expect(textFor(code, band, 'report')).not.toMatch(/\byou\b/i);
    }
  },
);

test('no text is used twice', () => {
  const texts = scales.flatMap(({ code }) =>
    bands.flatMap((band) => [textFor(code, band, 'report'), textFor(code, band, 'own')]),
  );
  expect(new Set(texts).size).toBe(texts.length);
});

test('reports use no he or she and nothing clinical', () => {
  const texts = JSON.stringify([
    comparisonTexts('report'),
    comparisonTexts('own'),
    limitsFor('report', 'recruitment'),
  ]);
  expect(texts).not.toMatch(/\b(he|she|his|her|him|neurotic|disorder of|symptom|patholog\w+)\b/i);
});

test('one or two interview questions for each facet, tendency and direction', () => {
  const all = [...facets, ...tendencies].flatMap(({ code }) =>
    (['below', 'above'] as const).flatMap((side) => {
      const questions = questionsFor(code, side);
      expect([1, 2]).toContain(questions.length);
      return questions;
    }),
  );
  expect(new Set(all).size).toBe(all.length);
  for (const question of all) expect(question).toMatch(/[.?]$/);
});

test('limits fit reader and purpose', () => {
  expect(limitsFor('report', 'recruitment').join(' ')).toContain('O6');
  expect(limitsFor('report', 'development').join(' ')).not.toContain('O6');
  expect(limitsFor('own', 'recruitment').join(' ')).not.toContain('O6');
  expect(limitsFor('own', 'development').join(' ')).toContain('diagnosis');
});
