import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Language } from '@assay/contract/languages';

type Words = Readonly<Record<Language, string>>;

/**
 * What the server says, in every language and in ICU's form as on the screens: `{name}`, `{count, number}`,
 * `{count, plural, one {# person} other {# people}}`.
 */
export interface Text extends Words {
  /** What programs are told where it is a refusal. */
  readonly code: string;
}

/** Without a code of its own it has that of its key: `savedSince` is told as `saved_since`. */
export interface Declared extends Words {
  readonly code?: string;
}

/** A message among the values is said in the language of the whole. */
export type Value = string | number | Message;

/** A text with its values, to be said where the language of the reader is known. Plain: it travels between processes. */
export interface Message {
  readonly text: Text;
  readonly values: Readonly<Record<string, Value>>;
}

/** The name at the beginning of what stands between braces; a case of a plural has words there and is none. */
type NameIn<Inside extends string> = Inside extends `${infer Name},${string}`
  ? NameIn<Name>
  : Inside extends `${string}${' ' | '#' | '{' | '}'}${string}` | ''
    ? never
    : Inside;
type Names<Pattern extends string> = Pattern extends `${string}{${infer Rest}`
  ? (Rest extends `${infer Inside}}${string}` ? NameIn<Inside> : never) | Names<Rest>
  : never;
type Counts<Pattern extends string> = Pattern extends `${string}{${infer Rest}`
  ?
      | (Rest extends `${infer Name}, ${'plural' | 'number'}${string}` ? NameIn<Name> : never)
      | Counts<Rest>
  : never;
type ValuesOf<Pattern extends string> = Record<Counts<Pattern>, number> &
  Record<Exclude<Names<Pattern>, Counts<Pattern>>, Value>;

/** Makes a message of its text, with the values that the English one names. */
export type Maker<T extends Words = Words> = ((
  ...values: [Names<T['en']>] extends [never] ? [] : [ValuesOf<T['en']>]
) => Message) & { readonly text: Text };

/** Declares what a part of the server says. */
export function messages<const Texts extends Record<string, Declared>>(
  texts: Texts,
): { readonly [Key in keyof Texts]: Maker<Texts[Key]> } {
  const makers = Object.entries(texts).map(([key, declared]) => {
    const text: Text = { code: inSnakeCase(key), ...declared };
    return [key, Object.assign((values: Message['values'] = {}) => ({ text, values }), { text })];
  });
  return Object.fromEntries(makers) as { [Key in keyof Texts]: Maker<Texts[Key]> };
}

function inSnakeCase(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function isMessage(thing: unknown): thing is Message {
  return typeof thing === 'object' && thing !== null && 'text' in thing && 'values' in thing;
}

/** A name, or a word of the protocol, which needs a code where it is a refusal: the same in every language. */
export function constant(word: string, code = 'as_written'): Message {
  return { text: { code, en: word, nl: word, de: word, es: word }, values: {} };
}

/** The message in the reader's language; English for those who did not say. */
export function say(language: Language | null, { text, values }: Message): string {
  const spoken = language ?? 'en';
  return write(patternOf(text[spoken]), spoken, values);
}

type Cases = Readonly<Record<string, Pattern>>;
type Part =
  | string
  | readonly [name: string]
  | readonly [name: string, kind: 'number']
  | readonly [name: string, kind: 'plural', cases: Cases];
type Pattern = readonly Part[];

const patterns = new Map<string, Pattern>();

function patternOf(text: string): Pattern {
  const known = patterns.get(text) ?? (compileMessageOrThrow(text) as Pattern);
  patterns.set(text, known);
  return known;
}

/** `count` is what `#` stands for. */
function write(
  pattern: Pattern,
  language: Language,
  values: Message['values'],
  count?: number,
): string {
  return pattern.map((part) => writePart(part, language, values, count)).join('');
}

function writePart(
  part: Part,
  language: Language,
  values: Message['values'],
  count: number | undefined,
): string {
  if (part === '#' && count !== undefined) return inDigits(language, count);
  if (typeof part === 'string') return part;
  const [name, kind, cases] = part;
  const value = values[name];
  if (value === undefined) throw new Error(`A text has no value for ${name}`);
  if (kind === undefined) return typeof value === 'object' ? say(language, value) : String(value);
  if (kind === 'number') return inDigits(language, Number(value));
  const number = Number(value);
  const form = new Intl.PluralRules(language).select(number);
  return write(
    cases?.[number] ?? cases?.[form] ?? cases?.['other'] ?? [],
    language,
    values,
    number,
  );
}

function inDigits(language: Language, value: number): string {
  return value.toLocaleString(language);
}
