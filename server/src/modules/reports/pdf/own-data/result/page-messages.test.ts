import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageMessages } from './page-messages.data.ts';

const locales = new URL('../../../../../../../web/src/locales/', import.meta.url);

/** The messages of a catalogue, by their English. */
function catalogueOf(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of readFileSync(new URL(`${language}.po`, locales), 'utf8').split('\n\n')) {
    const [source, said] = ['msgid', 'msgstr'].map((key) =>
      // A long message stands on several lines, each in quotes.
      Array.from(
        new RegExp(`^${key} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1]?.matchAll(/^".*"$/gm) ?? [],
        ([line]) => JSON.parse(line) as string,
      ).join(''),
    );
    if (source) found.set(source, said ?? '');
  }
  return found;
}

test.each(['nl', 'de', 'es'] as const)('the file says what the page says in %s', (language) => {
  const page = catalogueOf(language);
  const other = Object.values(pageMessages)
    .map(({ text }) => text)
    .filter((text) => page.get(text.en) !== text[language])
    .map(({ en }) => en);
  expect(other).toEqual([]);
});
