import { expect, test } from 'vitest';
import { fits, holds } from './fits.ts';

test('what was typed begins words of the name, in any order, without accents and capitals', () => {
  expect(fits('lab', 'New label')).toBe(true);
  expect(fits('label new', 'New label')).toBe(true);
  expect(fits('ello', 'Label')).toBe(false);
  expect(fits('ubers', 'Übersicht')).toBe(true);
  expect(fits('two step', 'Two-step verification')).toBe(true);
  expect(fits('', 'Labels')).toBe(true);
});

test('a text holds every word that was typed, anywhere', () => {
  expect(holds('Noor Jansen noor@example.org', 'jan noo')).toBe(true);
  expect(holds('Noor Jansen noor@example.org', 'noor@ex')).toBe(true);
  expect(holds('Noor Jansen noor@example.org', 'noor k')).toBe(false);
});
