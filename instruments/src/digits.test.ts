import { languages } from '@assay/contract/languages';
import { expect, test } from 'vitest';
import { counted, decimal } from './digits.ts';

test('counts and figures are written as the reader writes them, and a rounded nothing has no sign', () => {
  const written = [null, ...languages].map((language) => [
    counted(12_345, language),
    decimal(0.414, 2, language),
    decimal(-0.4, 2, language),
    decimal(-0.001, 2, language),
  ]);
  const english = ['12,345', '0.41', '−0.40', '0.00'];
  const elsewhere = ['12.345', '0,41', '−0,40', '0,00'];
  expect(written).toEqual([english, english, elsewhere, elsewhere, elsewhere]);
});
