import { readFileSync } from 'node:fs';

const locales = new URL('../../../web/src/locales/', import.meta.url);

/** What the pages say in a language, by their English; more than one where the same English stands in two contexts. */
export function pageCatalogue(language: string, files: readonly ('' | 'managers/')[] = ['']) {
  const found = new Map<string, string[]>();
  for (const folder of files) {
    const file = readFileSync(new URL(`${folder}${language}.po`, locales), 'utf8');
    for (const entry of file.split('\n\n')) {
      const [source = '', said = ''] = ['msgid', 'msgstr'].map((key) =>
        // A long message stands on several lines, each in quotes.
        Array.from(
          new RegExp(`^${key} ((?:".*"\\n?)+)`, 'm').exec(entry)?.[1]?.matchAll(/^".*"$/gm) ?? [],
          ([line]) => JSON.parse(line) as string,
        ).join(''),
      );
      if (source) found.set(source, [...(found.get(source) ?? []), said]);
    }
  }
  return found;
}
