import type { OwnDataExport } from '@assay/contract/own-data';
import { dayInWords, normInWords, number, percentileInWords } from '../report.words.ts';

export type Row = OwnDataExport['data'][string][number];

function text(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A cell of the document; a moment is a day in words. */
export function inWords(value: unknown): string {
  const words = text(value);
  return /^\d{4}-\d\d-\d\dT/.test(words) ? dayInWords(new Date(words), 'UTC') : words;
}

/** `21 November 2026, 14:05 UTC` */
export function momentInWords(value: unknown): string {
  if (typeof value !== 'string') return '—';
  const at = new Date(value);
  return `${dayInWords(at, 'UTC')}, ${at.toISOString().slice(11, 16)} UTC`;
}

/** What a result says, a line for each scale: its name with what the own result page shows of it. */
export function scoresInWords(result: unknown): string[] {
  const found: string[] = [];
  collect('', result, found);
  return found;
}

function collect(key: string, value: unknown, found: string[]): void {
  if (Array.isArray(value)) {
    for (const one of value) collect('', one, found);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const scale = value as Record<string, unknown>;
  const told = figuresOf(scale);
  const name = nameOf(key, scale);
  if (name !== null && told.length > 0) found.push(`${name}: ${told.join(', ')}`);
  // Where one was told, what hangs on it explains it; elsewhere scales may lie deeper, as those of a skill's topics do.
  if (told.length > 0 && !('topics' in scale)) return;
  for (const [inner, one] of Object.entries(scale)) collect(inner, one, found);
}

/** Scales have a name; what stands for the whole has that of its place. */
function nameOf(key: string, { name, topic, percent }: Record<string, unknown>): string | null {
  if (typeof topic === 'string') return topic || 'Other';
  if (typeof percent === 'number') return 'Score';
  if (typeof name === 'string') return name;
  return key === 'overall' ? 'Overall' : null;
}

/** Scales carry some of these figures, whichever instrument they are of. */
function figuresOf(scale: Record<string, unknown>): string[] {
  const figure = (key: string, say: (value: number) => string) => {
    const value = scale[key];
    return typeof value === 'number' ? [say(value)] : [];
  };
  const { band, interval, maximum } = scale;
  const between = Array.isArray(interval)
    ? [`between ${number(Number(interval[0]))} and ${number(Number(interval[1]))}`]
    : [];
  return [
    ...figure('sten', (value) => `sten ${number(value)}`),
    ...figure('percentile', (value) => percentileInWords(value)),
    ...figure('score', (value) => [`score ${number(value)}`, ...between].join(', ')),
    ...figure('centred', (value) => `${number(value, 1)} beside your other wishes`),
    ...figure('percent', (value) => [`${number(value)} %`, ...between].join(', ')),
    ...(typeof maximum === 'number'
      ? figure('points', (value) => `${number(value, 1)} of ${number(maximum, 1)} points`)
      : []),
    ...(typeof band === 'string' ? [band] : []),
  ];
}

/** Whom a result is compared with, where it is compared with others. */
export function normOf(result: unknown): string | null {
  const { results } = (result ?? {}) as { results?: { norm?: Parameters<typeof normInWords>[0] } };
  return results?.norm ? normInWords(results.norm) : null;
}
