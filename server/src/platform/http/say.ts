import type { FieldErrors } from '@assay/contract/errors';
import type { Language } from '@assay/contract/languages';
import { sentences } from './sentences.data.ts';

/** A sentence in the parts between its values. */
type Template<Entry> = { parts: string[]; entry: Entry };
const cut = new WeakMap<object, Template<unknown>[]>();

function templatesOf<Entry>(table: Record<string, Entry>): Template<Entry>[] {
  const known = cut.get(table) as Template<Entry>[] | undefined;
  if (known !== undefined) return known;
  const templates = Object.entries(table)
    .filter(([english]) => english.includes('{}'))
    .map(([english, entry]) => ({ parts: english.split('{}'), entry }));
  cut.set(table, templates);
  return templates;
}

/**
 * What stands between the parts of a sentence; undefined for another sentence. Not by an expression: two values would
 * take it time that grows with the square of a text.
 */
function valuesIn(text: string, [start = '', ...parts]: readonly string[]): string[] | undefined {
  if (!text.startsWith(start)) return undefined;
  let from = start.length;
  const values: string[] = [];
  for (const [i, part] of parts.entries()) {
    const isLast = i === parts.length - 1;
    const to = isLast ? text.length - part.length : text.indexOf(part, from + 1);
    if (to <= from || !text.startsWith(part, to)) return undefined;
    values.push(text.slice(from, to));
    from = to + part.length;
  }
  return values;
}

/** What a table has for a sentence, whose values may stand as `{}` there, and these values. */
export function templateOf<Entry>(
  table: Record<string, Entry>,
  english: string,
): { entry: Entry; values: string[] } | undefined {
  if (Object.hasOwn(table, english)) return { entry: table[english] as Entry, values: [] };
  for (const { parts, entry } of templatesOf(table)) {
    const values = valuesIn(english, parts);
    if (values !== undefined) return { entry, values };
  }
  return undefined;
}

/** An English sentence of ours in the language of its reader; what is not for candidates stays in English. */
export function say(language: Language | null, english: string): string {
  if (language === null || language === 'en') return english;
  const found = templateOf(sentences, english);
  return found?.entry[language].replaceAll('{}', () => found.values.shift() ?? '') ?? english;
}

export function sayErrors(language: Language | null, errors: FieldErrors): FieldErrors {
  const said = Object.entries(errors).map(
    ([field, texts]) => [field, texts.map((text) => say(language, text))] as const,
  );
  // As in `fieldErrors`: fields are called whatever a caller likes.
  return Object.assign(Object.create(null) as FieldErrors, Object.fromEntries(said));
}
