import type { Language } from '@assay/contract/languages';
import type { OwnDataExport } from '@assay/contract/own-data';
import type { PersonalityReport } from '@assay/contract/reports';
import { dayInWords, number } from '../report.words.ts';
import { actions } from './labels/actions.data.ts';
import { type OwnDataLabels, ownDataLabels } from './labels/own-data.labels.ts';

export type Row = OwnDataExport['data'][string][number];

/** How a language says what stands in the rows. */
export interface Words {
  language: Language;
  labels: OwnDataLabels;
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
  const labels = ownDataLabels[language];
  const day = (at: Date) => dayInWords(at, 'UTC', language);
  const cell = (value: unknown) => {
    const words = text(value);
    return /^\d{4}-\d\d-\d\dT/.test(words) ? day(new Date(words)) : words;
  };
  return {
    language,
    labels,
    cell,
    moment(value) {
      if (typeof value !== 'string') return '—';
      const at = new Date(value);
      return `${day(at)}, ${at.toISOString().slice(11, 16)} UTC`;
    },
    word: (value) => labels.words[text(value)] ?? cell(value),
    action: (value) => actions[text(value)]?.[language] ?? cell(value).replaceAll(/[._]/g, ' '),
    number: (value, digits = 0) => number(value, digits, language),
  };
}

function text(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What a result says, a line for each scale: its name with what the own result page shows of it. */
export function scoresInWords(result: unknown, words: Words): string[] {
  const found: string[] = [];
  collect('', result, { words, found });
  return found;
}

function collect(key: string, value: unknown, into: { words: Words; found: string[] }): void {
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
  { labels: { scores } }: Words,
): string | null {
  if (typeof topic === 'string') return topic || scores.otherTopic;
  if (typeof percent === 'number') return scores.score;
  if (typeof name === 'string') return name;
  return key === 'overall' ? scores.overall : null;
}

/** Scales carry some of these figures, whichever instrument they are of. */
function figuresOf(scale: Record<string, unknown>, words: Words): string[] {
  const { scores } = words.labels;
  const figure = (key: string, say: (value: number) => string) => {
    const value = scale[key];
    return typeof value === 'number' ? [say(value)] : [];
  };
  const { band, interval, maximum, inWords, standing } = scale;
  const between = Array.isArray(interval)
    ? [scores.between(words.number(Number(interval[0])), words.number(Number(interval[1])))]
    : [];
  return [
    ...figure('score', (value) => [scores.scoreOf(words.number(value)), ...between].join(', ')),
    ...figure('centred', (value) => scores.besideWishes(words.number(value, 1))),
    ...figure('percent', (value) => [scores.percent(words.number(value)), ...between].join(', ')),
    ...(typeof maximum === 'number'
      ? figure('points', (value) => scores.points(words.number(value, 1), words.number(maximum, 1)))
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
