import type { Language } from '@assay/contract/languages';
import type { PersonalityReport } from '@assay/contract/reports';
import { localeOf } from '../../../platform/mail/mail.words.ts';

type Target = NonNullable<PersonalityReport['fit']>['comparison'][number];

/** `14 November 2026` */
export function dayInWords(moment: Date, timeZone: string, language: Language = 'en'): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone }).format(
    moment,
  );
}

/** `1,234.5` with a real minus sign; digits after the point are always there. */
export function number(value: number, digits = 0, language: Language = 'en'): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  // Rounding may leave a minus before nothing.
  return (Number(value.toFixed(digits)) + 0).toLocaleString(language, options).replace('-', '−');
}

/** `43–52` */
export function range([from, to]: readonly [number, number]): string {
  return `${number(from)}–${number(to)}`;
}

export function percent(share: number): string {
  return `${number(share * 100)}\u00a0%`;
}

export function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** No one is above all or none of a norm group, and at the end of a scale the share is a bound. */
export function percentileInWords(
  percentile: number,
  end: PersonalityReport['scales'][number]['end'] = null,
): string {
  if (percentile < 1) return 'lower than about 99\u00a0%';
  const about = end === null ? 'about' : end === 'highest' ? 'at least' : 'at most';
  return `higher than ${about} ${number(Math.min(99, percentile))}\u00a0%`;
}

/** The range of a percentile, counted from the side of which its words speak. */
export function percentileRange(percentile: number, [from, to]: readonly [number, number]): string {
  return `${range(percentile < 1 ? [100 - to, 100 - from] : [from, to])}\u00a0%`;
}

export function normInWords({ name, group, version }: PersonalityReport['norm']): string {
  return `${name}, ${group}, version ${version}`;
}

/** How many of the missed targets are missed for certain. */
export function certainInWords(missed: readonly Target[]): string {
  const certain = missed.filter(({ meaningful }) => meaningful).length;
  if (missed.length === 0) return 'Nothing falls short.';
  if (certain === 0) return 'Each of the others is missed by less than measurement error.';
  return certain === 1
    ? 'Of the others, 1 is missed by more than measurement error.'
    : `Of the others, ${certain} are missed by more than measurement error.`;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Letters as people count them, each with its accents. */
export function lettersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** The beginning of a long text. */
export function shortened(text: string, most: number): string {
  const letters = lettersOf(text);
  if (letters.length <= most) return text;
  return `${letters
    .slice(0, most - 1)
    .join('')
    .trimEnd()}…`;
}

/** The factors against people of the own age. */
export function ageGroupInWords(
  { norm, factors }: NonNullable<PersonalityReport['ageGroup']>,
  scales: PersonalityReport['scales'],
): string {
  const nameOf = (code: string) => scales.find((scale) => scale.code === code)?.name ?? code;
  const list = factors.map(({ code, t }) => `${nameOf(code)} T ${number(t)}`).join(', ');
  return `Against ${norm.group} of the same norm: ${list}.`;
}
