import { expect, test } from 'vitest';
import { structureOf } from '../../../../test/pdf-structure.ts';
import { printNamed } from '../report.document.ts';
import { inFonts } from './runs.model.ts';
import { machineFonts } from './machine-fonts.reader.ts';

const names = {
  droid: ['李小龙 歐陽震華', '高橋さくら'],
  nanum: ['김민준'],
  'noto-Devanagari': ['अनिता शर्मा'],
  'noto-Tamil': ['கமலா'],
  'noto-Thai': ['สมชาย'],
};

const about = {
  organization: 'Example',
  timeZone: 'UTC',
  printedAt: new Date('2026-11-21T10:00:00Z'),
  language: 'en',
} as const;

/** In no order: where a script is drawn in another one than it is written in, readers find the drawn one. */
const letters = (text: string) => Array.from(text.trim()).toSorted().join('');

for (const [font, written] of Object.entries(names)) {
  const isHere = machineFonts.some(({ name }) => name === font);
  test.runIf(isHere)(`names in letters of ${font} are drawn and can be read back`, async () => {
    const content = written.map((name) => ({ ...inFonts(name), bold: true }));
    expect(JSON.stringify(content)).not.toContain('□');
    const title = { text: 'Names', headlineLevel: 1, outline: true };
    const file = await printNamed('Names', 'sample', about, [title, ...content]);
    const { elements, faults } = await structureOf(file);
    expect(faults).toEqual([]);
    const read = elements.map(({ text }) => letters(text));
    expect(read).toEqual(expect.arrayContaining(written.map(letters)));
  });
}

test('a machine without these fonts prints, too: with a box for each such letter', () => {
  const { text } = inFonts('李');
  const [run] = text as unknown as { text: string; font: string }[];
  expect(run).toMatchObject(
    machineFonts.some(({ name }) => name === 'droid')
      ? { text: '李', font: 'droid' }
      : { text: '□', font: 'dejavu' },
  );
});
