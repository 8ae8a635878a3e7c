import { t } from '@lingui/core/macro';
import { screenLanguage } from './screen-language.ts';

/** Dates and times in words, and between a clock on the wall somewhere and a moment. */

const clocks = new Map<string, Intl.DateTimeFormat>();

function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const language = screenLanguage();
  const key = language + JSON.stringify(options);
  let clock = clocks.get(key);
  if (!clock) clocks.set(key, (clock = new Intl.DateTimeFormat(language, options)));
  return clock;
}

/** `4 December 2026` */
export function dayInWords(instant: string, timeZone?: string): string {
  return format({ dateStyle: 'long', timeZone }).format(new Date(instant));
}

/** `4 Dec 2026` */
export function dayInShort(instant: string, timeZone?: string): string {
  return format({ dateStyle: 'medium', timeZone }).format(new Date(instant));
}

/** `4 Dec 2026, 18:00` */
export function momentInShort(instant: string, timeZone?: string): string {
  return format({ dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(instant));
}

/** `18:00` */
export function timeInWords(instant: string, timeZone?: string): string {
  return format({ timeStyle: 'short', timeZone }).format(new Date(instant));
}

/** `Friday 4 December 2026, 18:00`; English alone does without the comma between the days. */
export function momentInWords(instant: string, timeZone: string): string {
  const moment = new Date(instant);
  const long = format({ dateStyle: 'full', timeZone }).format(moment);
  const day = screenLanguage() === 'en-GB' ? long.replace(',', '') : long;
  return `${day}, ${format({ timeStyle: 'short', timeZone }).format(moment)}`;
}

const marks = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: 'numeric' },
  year: { year: 'numeric' },
} as const;

/** At an axis of time, in milliseconds: `14 Nov 2026`, `14 Nov`, `Nov 2026` or `2026`, by UTC unless said otherwise. */
export function calendarMark(moment: number, unit: keyof typeof marks, timeZone = 'UTC'): string {
  return format({ ...marks[unit], timeZone }).format(moment);
}

const units = [
  ['minute', 60, 60],
  ['hour', 3600, 24],
  ['day', 86_400, 14],
] as const;

/** `2 hours ago`; from two weeks on the day itself. */
export function agoInWords(instant: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(instant)) / 1000);
  if (seconds < 60) return t`just now`;
  const words = new Intl.RelativeTimeFormat(screenLanguage(), { numeric: 'auto' });
  for (const [unit, length, limit] of units) {
    const count = Math.floor(seconds / length);
    if (count < limit) return words.format(-count, unit);
  }
  return dayInWords(instant);
}

/** Of this browser. */
export function ownTimeZone(): string {
  return format({}).resolvedOptions().timeZone;
}

export function today(timeZone: string): string {
  return wallClock(Date.now(), timeZone).date;
}

export function isOver(instant: string): boolean {
  return Date.parse(instant) <= Date.now();
}

/** What the clocks of a time zone show: `2026-12-04` and `18:00`. */
export function wallClock(instant: string | number, timeZone: string) {
  const parts = format({
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(instant));
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return {
    date: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** The moment at which the clocks of a time zone show this; a time that is skipped in spring counts an hour later. */
export function momentOf(date: string, time: string, timeZone: string): string {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const offsetAt = (moment: number) => {
    const there = wallClock(moment, timeZone);
    return Date.parse(`${there.date}T${there.time}:00Z`) - moment;
  };
  const guess = shown - offsetAt(shown);
  return new Date(shown - offsetAt(guess)).toISOString();
}
