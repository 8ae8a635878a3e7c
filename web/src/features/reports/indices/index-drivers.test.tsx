import { beforeAll, expect, test } from 'vitest';
import { startInEnglish } from '../../../lib/language.ts';
import { rendered, wordsOf } from '../../../test/rendered.tsx';
import { IndexDrivers } from './index-drivers.tsx';

beforeAll(startInEnglish);

test('a side without facets does not say that there are none on the other', () => {
  const low = { code: 'C5', name: 'Self-discipline', weight: 0.2, z: -2, contribution: -6.3 };
  const driver = { ...low, meaning: 'Starts late.', advice: 'Agree on dates.' };
  const card = (id: string, drivers: (typeof driver)[]) =>
    wordsOf(rendered(<IndexDrivers id={id} title="" drivers={drivers} parts={[low]} />));
  expect(card('down', [driver])).toContain('Self-discipline (low)');
  expect(card('up', [])).toBe(' No facet outside the average range belongs here. ');
});
