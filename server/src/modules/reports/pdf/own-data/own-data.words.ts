import type { OwnDataExport } from '@assay/contract/own-data';
import { dayInWords, number } from '../report.words.ts';

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

/** What a result says in one line a scale: its name with what the own result page shows of it. */
export function scoresInWords(result: unknown): string[] {
  const found: string[] = [];
  collect(result, found);
  return found;
}

function collect(value: unknown, found: string[]): void {
  if (Array.isArray(value)) {
    for (const one of value) collect(one, found);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const line = lineOf(value as Record<string, unknown>);
  if (line !== null) found.push(line);
  else for (const one of Object.values(value)) collect(one, found);
}

/** Scales carry a name and one of these figures, whichever instrument they are of. */
const figures: Record<string, string> = {
  sten: 'sten',
  percentile: 'percentile',
  score: 'score',
  centred: 'weight',
  value: 'value',
};

function lineOf(scale: Record<string, unknown>): string | null {
  const { name } = scale;
  if (typeof name !== 'string') return null;
  const told = Object.entries(figures).flatMap(([key, word]) => {
    const figure = scale[key];
    return typeof figure === 'number'
      ? [`${word} ${number(figure, Number.isInteger(figure) ? 0 : 1)}`]
      : [];
  });
  const band = typeof scale['band'] === 'string' ? [scale['band']] : [];
  return told.length + band.length === 0 ? null : `${name}: ${[...told, ...band].join(', ')}`;
}
