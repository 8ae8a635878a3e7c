import { languages } from '@assay/contract/languages';
import { expect, test } from 'vitest';
import { signsSection } from './notes.section.ts';

test('what was looked at has its numbers as the reader writes them', () => {
  const sign = { name: 'Consistency', note: '', value: -0.12, threshold: 0.3, flagged: true };
  const printed = languages.map((language) => {
    const section = JSON.stringify(signsSection('', { intro: '', signs: [sign] }, language));
    return [...section.matchAll(/"text":"(−?\d[\d.,]*)"/g)].map(([, figure]) => figure);
  });
  const elsewhere = ['−0,12', '0,3'];
  expect(printed).toEqual([['−0.12', '0.3'], elsewhere, elsewhere, elsewhere]);
});
