import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { activateLocale } from '../../lib/language.ts';
import { AttemptNote } from '../../features/instruments/attempt-note.tsx';
import type { OwnSkillResults } from '../skill/take/api.ts';
import { OwnReport } from '../skill/own/own-report.tsx';
import type { OwnResults } from '../culture/own/own-results.ts';
import { Report } from '../culture/own/report.tsx';

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} });
});
afterAll(() => vi.unstubAllGlobals());

test('what people read of themselves has its numbers in their language', async () => {
  await activateLocale('nl');
  const people = {
    code: 'PEOPLE',
    name: 'Mensen',
    description: '',
    text: '',
    mean: 5.8,
    centred: -1.2,
    interval: [-2.1, -0.3],
    emphasis: 'low',
  };
  const wishes = {
    categories: [people],
    note: null,
    limits: [],
    ownMean: 4.6,
  } as unknown as OwnResults;
  const skills = {
    percent: 62,
    interval: [40, 80],
    points: 12.5,
    maximum: 20,
    certainty: '',
    topics: [{ topic: 'Tellen', points: 2.25, maximum: 4, questions: 4 }],
    standing: { percentile: null, interval: null, note: '' },
    questions: 20,
    sample: true,
    guessing: 5.5,
    seconds: null,
  } as unknown as OwnSkillResults;
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Report results={wishes} />
      <OwnReport results={skills} />
    </I18nProvider>,
  );
  for (const words of [
    '4,6 van 7',
    '−1,2',
    '−2,1',
    '12,5 van 20',
    '2,25 van 4',
    '5,5 van 20',
    'Voorbeeldtest',
  ])
    expect(html).toContain(words);
  await activateLocale('en');
});

test('a culture result whose answers do not differ says so instead of a profile', async () => {
  await activateLocale('en');
  const flat = { categories: [], note: 'The same value.', limits: ['A limit.'], ownMean: 5 };
  const html = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Report results={flat as unknown as OwnResults} />
    </I18nProvider>,
  );
  for (const words of ['The same value.', 'A limit.']) expect(html).toContain(words);
  expect(html).not.toContain('How to read it');
});

test('people read which attempt it was, and nothing of a first one', async () => {
  await activateLocale('de');
  const note = (number: number, previousAt: string | null) =>
    renderToStaticMarkup(
      <I18nProvider i18n={i18n}>
        <AttemptNote attempt={{ number, previousAt, within30Days: false }} />
      </I18nProvider>,
    );
  expect(note(1, null)).toBe('');
  expect(note(2, '2026-03-09T12:00:00.000Z')).toContain(
    'Das ist Ihr Versuch Nummer 2. Den vorigen haben Sie am 9. März 2026 begonnen.',
  );
});
