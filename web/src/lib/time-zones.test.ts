import { i18n } from '@lingui/core';
import { afterEach, expect, test } from 'vitest';
import { timeZoneGroups } from './time-zones.ts';

afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const labelOf = (zone: string, present?: string) =>
  timeZoneGroups(present)
    .flatMap(({ items }) => items)
    .find(({ value }) => value === zone)?.label;

test('a zone is named by its city and by what its time is called', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  expect(labelOf('Europe/Amsterdam')).toBe('Amsterdam, Central European Time');
  expect(labelOf('America/New_York')).toBe('New York, Eastern Time');
  expect(labelOf('UTC')).toBe('UTC');
  i18n.loadAndActivate({ locale: 'de', messages: {} });
  expect(labelOf('Europe/Amsterdam')).toBe('Amsterdam, Mitteleuropäische Zeit');
});

test('a zone that this browser does not know is a choice while it is set', () => {
  expect(labelOf('Mars/Olympus_Mons')).toBeUndefined();
  expect(labelOf('Mars/Olympus_Mons', 'Mars/Olympus_Mons')).toBe('Olympus Mons');
});
