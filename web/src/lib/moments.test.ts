import { i18n } from '@lingui/core';
import { expect, test, vi } from 'vitest';
import { activateLocale, startInEnglish } from './language.ts';
import { agoInWords, dayInWords, momentInWords, momentOf, wallClock } from './moments.ts';
import { counted } from './numbers.ts';

test('a wall clock and a moment lead to each other, in summer, in winter and at the change', () => {
  for (const [date, time, zone, moment] of [
    ['2026-12-04', '18:00', 'Europe/Amsterdam', '2026-12-04T17:00:00.000Z'],
    ['2026-07-04', '18:00', 'Europe/Amsterdam', '2026-07-04T16:00:00.000Z'],
    ['2026-10-25', '23:59', 'Europe/Amsterdam', '2026-10-25T22:59:00.000Z'],
    ['2026-03-29', '03:30', 'Europe/Amsterdam', '2026-03-29T01:30:00.000Z'],
    ['2026-12-04', '00:15', 'Asia/Kolkata', '2026-12-03T18:45:00.000Z'],
    ['2026-12-04', '23:59', 'America/New_York', '2026-12-05T04:59:00.000Z'],
  ] as const) {
    expect(momentOf(date, time, zone)).toBe(moment);
    expect(wallClock(moment, zone)).toEqual({ date, time });
  }
});

test('moments read as people say them', () => {
  expect(momentInWords('2026-12-04T17:00:00Z', 'Europe/Amsterdam')).toBe(
    'Friday 4 December 2026, 18:00',
  );
});

test('what is near is told by its distance, what is far by its day', () => {
  startInEnglish();
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(agoInWords('2026-11-21T11:59:30Z', now)).toBe('just now');
  expect(agoInWords('2026-11-21T10:00:00Z', now)).toBe('2 hours ago');
  expect(agoInWords('2026-11-20T11:00:00Z', now)).toBe('yesterday');
  expect(agoInWords('2026-09-01T11:00:00Z', now)).toBe('1 September 2026');
});

test('what is near is told in the language of the screen', async () => {
  vi.stubGlobal('document', { documentElement: {} });
  const now = Date.parse('2026-11-21T12:00:00Z');
  const told = (instant: string) => agoInWords(instant, now);
  for (const [language, ...words] of [
    ['nl', 'zojuist', '2 uur geleden'],
    ['de', 'gerade eben', 'vor 2 Stunden'],
    ['es', 'ahora mismo', 'hace 2 horas'],
  ] as const) {
    await activateLocale(language);
    expect(['2026-11-21T11:59:30Z', '2026-11-21T10:00:00Z'].map(told)).toEqual(words);
  }
  await activateLocale('en');
  vi.unstubAllGlobals();
});

test('days and numbers follow the language of the screen, clocks on the wall stay as calls want them', () => {
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  expect(dayInWords('2026-12-04T12:00:00Z')).toBe('4. Dezember 2026');
  expect(counted(10_000)).toBe('10.000');
  i18n.loadAndActivate({ locale: 'ar-EG', messages: {} });
  expect(wallClock('2026-12-04T17:00:00Z', 'Europe/Amsterdam')).toEqual({
    date: '2026-12-04',
    time: '18:00',
  });
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  expect(dayInWords('2026-12-04T12:00:00Z')).toBe('4 December 2026');
  expect(counted(10_000)).toBe('10,000');
});
