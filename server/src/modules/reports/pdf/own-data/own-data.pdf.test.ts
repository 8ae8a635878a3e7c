import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { renderOwnDataPdf } from './own-data.pdf.ts';

const norm = { name: 'A scale', group: 'from somewhere', version: '7', source: '', n: null };
const scores = [{ name: 'All of it', inWords: 'As most' }];

/** The file of somebody who has this result. */
async function print(kind: string, results: object = { norm, scores }): Promise<string> {
  const account = { id: 5, first_name: 'Ada', last_name: 'Byron', email: 'ada@example.org' };
  const own = {
    format: 'assay-own-data' as const,
    version: 1 as const,
    created_at: '2026-11-02T09:00:00.000Z',
    data: { account: [account] },
    results: { [kind]: { results } },
  };
  const file = await getDocumentProxy(new Uint8Array(await renderOwnDataPdf(own, 'en')));
  const { text } = await extractText(file, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

test('a result says with whom it is compared, and the logical one what its scale comes from', async () => {
  const [personality, logical] = [await print('1'), await print('2')];
  expect(personality).toContain('Compared with A scale, from somewhere, version 7.');
  expect(logical).toContain('A scale, from somewhere.');
  expect(logical).not.toContain('Compared with');
});

test('a result without figures is told by its title', async () => {
  const judgement = await print('judgement', {
    agreement: 'chance',
    title: 'You weighed it',
    areas: [],
  });
  expect(judgement).toContain('You weighed it');
  expect(judgement).not.toContain('No result yet.');
});
