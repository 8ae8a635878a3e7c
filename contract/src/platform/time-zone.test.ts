import { expect, test } from 'vitest';
import { zoneName, zonePlace, zoneTime } from './time-zone.ts';

test.each([
  ['en-GB', 'New York time'],
  ['nl', 'Eastern-tijd'],
  ['de', 'Nordamerikanische Ostküstenzeit'],
  ['es', 'hora oriental'],
])('a time is meant by a clock that readers of %s know', (language, words) => {
  expect(zoneTime('America/New_York', language)).toBe(words);
  expect(zonePlace('America/New_York', language)).toBe(words.replace('York time', 'York'));
});

test('a zone without a name is called by its place', () => {
  expect(zoneTime('UTC', 'de')).toBe('UTC');
  expect(zoneTime('Etc/GMT+3', 'de')).toBe('GMT+3');
  expect(zoneTime('Mars/Olympus_Mons', 'de')).toBe('Olympus Mons');
  expect(zoneName('Mars/Olympus_Mons', 'de')).toBeNull();
});
