import { languages } from '@assay/contract/languages';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

type Texts = Record<string, { message?: string | undefined; translation?: string | undefined }>;

interface Catalogue {
  file: string;
  language: string;
  /** The texts of the code. */
  source: Texts;
  /** Those of the file. */
  texts: Texts;
}

let catalogues: Catalogue[];

beforeAll(async () => {
  const found = await getCatalogs(getConfig({ cwd: join(import.meta.dirname, '../web') }));
  if (found.length !== 2) throw new Error('There are not two catalogues.');
  const read = found.map(async (catalogue) => {
    const source = await catalogue.collect();
    if (!source) throw new Error(`There are no texts for ${catalogue.path}.`);
    return Promise.all(
      languages.map(async (language) => ({
        file: catalogue.path.replace('{locale}', language),
        language,
        source,
        texts: (await catalogue.read(language)) ?? {},
      })),
    );
  });
  catalogues = (await Promise.all(read)).flat();
});

/** What a message fills in, its elements, and the forms of its plurals; or why it cannot be read. */
function parts(message: string): string[] {
  const { source: compiled, errors } = createCompiledCatalog(
    'en',
    { message },
    { namespace: 'json' },
  );
  if (errors.length > 0) return errors.map(({ error }) => error.message);
  const { messages } = JSON.parse(compiled) as { messages: Record<string, unknown> };
  return [...new Set(partsOf(messages.message))].toSorted();
}

function partsOf(text: unknown): string[] {
  if (!Array.isArray(text)) return [];
  return text.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return String(part).match(/<\/?\d+\/?>/g) ?? [];
    const [name, kind, forms = {}] = part as [string, string?, Record<string, unknown>?];
    if (kind === undefined) return name;
    // Every language has these two; a third, as for Spanish millions, may be there.
    const known = Object.keys(forms).filter((form) => ['one', 'other'].includes(form));
    return [
      `${name}, ${kind}`,
      ...known.map((form) => `${name}: ${form}`),
      ...Object.values(forms).flatMap(partsOf),
    ];
  });
}

test('every catalogue holds the texts of the screens and no others', () => {
  for (const { file, source, texts } of catalogues)
    expect({ file, ids: Object.keys(texts).toSorted() }).toEqual({
      file,
      ids: Object.keys(source).toSorted(),
    });
});

test('nothing is left untranslated', () => {
  const left = catalogues.flatMap(({ language, texts }) =>
    Object.values(texts)
      .filter(({ translation }) => !translation?.trim())
      .map(({ message }) => `${language}: ${message}`),
  );
  expect(left).toEqual([]);
});

test('translations fill in what the English text does, with a form for one and for more', () => {
  const wrong = catalogues.flatMap(({ language, source, texts }) =>
    Object.entries(texts).flatMap(([id, { translation }]) => {
      const message = source[id]?.message;
      if (!translation || !message) return [];
      const [theirs, ours] = [parts(translation), parts(message)];
      return theirs.join() === ours.join() ? [] : { language, message, theirs, ours };
    }),
  );
  expect(wrong).toEqual([]);
});

test('a placeholder or a plural form that is lost is found', () => {
  const english = parts('Hello {name}, <0>{0, plural, one {# day} other {# days}}</0>');
  expect(english).toEqual(['0, plural', '0: one', '0: other', '</0>', '<0>', 'name']);
  expect(parts('Hallo {naam}, <0>{0, plural, other {# dagen}}</0>')).toEqual([
    '0, plural',
    '0: other',
    '</0>',
    '<0>',
    'naam',
  ]);
  expect(parts('Hallo {name')).toEqual([expect.stringMatching(/unexpected|invalid/i)]);
});
