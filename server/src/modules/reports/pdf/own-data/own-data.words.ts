import type { Language } from '@assay/contract/languages';
import type { OwnDataExport } from '@assay/contract/own-data';
import type { PersonalityReport } from '@assay/contract/personality-reports';
import { dayInWords, number } from '../report.words.ts';
import { type Maker, type Message, say } from '../../../../platform/words/message.ts';
import { actionMessages } from './labels/action-messages.data.ts';
import { ownDataText } from './labels/own-data-messages.data.ts';
import { wordMessages } from './labels/word-messages.data.ts';

export type Row = OwnDataExport['data'][string][number];

/** How a language says what stands in the rows. */
export interface Words {
  language: Language;
  say: (message: Message) => string;
  /** A cell of the document; a moment is a day in words. */
  cell: (value: unknown) => string;
  /** `21 November 2026, 14:05 UTC` */
  moment: (value: unknown) => string;
  /** What the database calls by a word of its own. */
  word: (value: unknown) => string;
  /** What was done, by a word of the action log. */
  action: (value: unknown) => string;
  number: (value: number, digits?: number) => string;
}

export function wordsIn(language: Language): Words {
  const day = (at: Date) => dayInWords(at, 'UTC', language);
  const cell = (value: unknown) => {
    const words = text(value);
    return /^\d{4}-\d\d-\d\dT/.test(words) ? day(new Date(words)) : words;
  };
  const named = (names: Readonly<Record<string, Maker>>, value: unknown) => {
    const name = names[text(value)];
    return name === undefined ? undefined : say(language, { text: name.text, values: {} });
  };
  return {
    language,
    say: (message) => say(language, message),
    cell,
    moment(value) {
      if (typeof value !== 'string') return '—';
      const at = new Date(value);
      return `${day(at)}, ${at.toISOString().slice(11, 16)} UTC`;
    },
    word: (value) => named(wordMessages, value) ?? cell(value),
    action: (value) => named(actionMessages, value) ?? cell(value).replaceAll(/[._]/g, ' '),
    number: (value, digits = 0) => number(value, digits, language),
  };
}

function text(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

interface ResultWords extends Words {
  /** What the page of the result calls its bands, where their numbers mean something else. */
  bands?: Readonly<Record<string, Maker>> | undefined;
}

/** What a result says, a line for each scale: its name with what the own result page shows of it. */
export function scoresInWords(result: unknown, words: ResultWords): string[] {
  const found: string[] = [];
  collect('', result, { words, found });
  if (found.length > 0) return found;
  // One that is told without figures is told by its title.
  const { results } = (result ?? {}) as { results?: { title?: unknown } | null };
  return typeof results?.title === 'string' ? [results.title] : [];
}

function collect(key: string, value: unknown, into: { words: ResultWords; found: string[] }): void {
  if (Array.isArray(value)) {
    for (const one of value) collect('', one, into);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const scale = value as Record<string, unknown>;
  const told = figuresOf(scale, into.words);
  const name = nameOf(key, scale, into.words);
  if (name !== null && told.length > 0) into.found.push(`${name}: ${told.join(', ')}`);
  // Where one was told, what hangs on it explains it; elsewhere scales may lie deeper, as those of a skill's topics do.
  if (told.length > 0 && !('topics' in scale)) return;
  for (const [inner, one] of Object.entries(scale)) collect(inner, one, into);
}

/** Scales have a name; what stands for the whole has that of its place. */
function nameOf(
  key: string,
  { name, topic, percent }: Record<string, unknown>,
  { say }: Words,
): string | null {
  if (typeof topic === 'string') return topic || say(ownDataText.otherTopic());
  if (typeof percent === 'number') return say(ownDataText.score());
  if (typeof name === 'string') return name;
  return key === 'overall' ? say(ownDataText.overall()) : null;
}

/** Scales carry some of these figures, whichever instrument they are of. */
function figuresOf(scale: Record<string, unknown>, words: ResultWords): string[] {
  if (words.bands !== undefined) {
    const band = words.bands[text(scale['band'])];
    return band === undefined ? [] : [words.say({ text: band.text, values: {} })];
  }
  const figure = (key: string, told: (value: number) => Message) => {
    const value = scale[key];
    return typeof value === 'number' ? [words.say(told(value))] : [];
  };
  const { band, interval, maximum, inWords, standing } = scale;
  const between = Array.isArray(interval)
    ? [
        words.say(
          ownDataText.between({
            from: words.number(Number(interval[0])),
            to: words.number(Number(interval[1])),
          }),
        ),
      ]
    : [];
  const score = figure('score', (value) => ownDataText.scoreOf({ value: words.number(value) }));
  const percent = figure('percent', (value) => ownDataText.percent({ value: words.number(value) }));
  return [
    ...score.flatMap((one) => [one, ...between]),
    ...figure('centred', (value) => ownDataText.besideWishes({ value: words.number(value, 1) })),
    ...percent.flatMap((one) => [one, ...between]),
    ...(typeof maximum === 'number'
      ? figure('points', (value) =>
          ownDataText.points({
            points: words.number(value, 1),
            maximum: words.number(maximum, 1),
          }),
        )
      : []),
    ...(typeof band === 'string' ? [words.word(band)] : []),
    ...(typeof standing === 'string' ? [words.word(standing)] : []),
    ...(typeof inWords === 'string' ? [inWords] : []),
  ];
}

/** Whom a result is compared with, where it is compared with others. */
export function normOf(result: unknown): PersonalityReport['norm'] | null {
  const { results } = (result ?? {}) as { results?: { norm?: PersonalityReport['norm'] } };
  return results?.norm ?? null;
}
