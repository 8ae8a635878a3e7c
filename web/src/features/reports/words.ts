import type { Tone } from '../../ui/status.tsx';
import type { Norm, PersonalityReport, ReportScale, TabularRow } from './api.ts';

export { listInWords, namesApart } from '@assay/contract/comparison-words';

export const factorNames: Record<string, string> = {
  N: 'Neuroticism',
  E: 'Extraversion',
  O: 'Openness',
  A: 'Agreeableness',
  C: 'Conscientiousness',
};

/** What a factor is about, in a few words. */
export const factorDetails: Record<string, string> = {
  N: 'Worry, irritation, strain',
  E: 'Company, activity, the lead',
  O: 'Ideas, imagination, change',
  A: 'Trust, harmony, others first',
  C: 'Plans, persistence, promises',
};

type ScalePlace = Pick<ReportScale, 'kind' | 'factor' | 'code'>;

/** The facets of a factor, in their order. */
export function facetsOf<Scale extends ScalePlace>(
  scales: readonly Scale[],
  { code }: Pick<ReportScale, 'code'>,
): Scale[] {
  return scales.filter(({ kind, factor }) => kind === 'facet' && factor === code);
}

/** Each factor with its facets behind it, then the rest. */
export function inOrder<Scale extends ScalePlace>(scales: readonly Scale[]): Scale[] {
  return scales.flatMap((scale) => {
    if (scale.kind === 'facet') return [];
    return scale.kind === 'factor' ? [scale, ...facetsOf(scales, scale)] : [scale];
  });
}

export function normInWords({ name, group, version }: Norm): string {
  return `${name}, ${group}, version ${version}`;
}

/** On development: the factors against people of the own age. */
export function ageGroupInWords({
  norm,
  factors,
}: NonNullable<PersonalityReport['ageGroup']>): string {
  const list = factors.map(({ code, t }) => `${factorNames[code] ?? code} T ${number(t)}`);
  return `Against ${norm.group} of the same norm: ${list.join(', ')}.`;
}

/** How the answers were given. */
export const styleTones: Record<string, Tone> = {
  'nothing unusual': 'good',
  'one sign': 'warn',
  'interpret with care': 'bad',
};

export function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `1,234.5` with a real minus sign; digits after the point are always there. */
export function number(value: number, digits = 0): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  // Rounding may leave a minus before nothing.
  return (Number(value.toFixed(digits)) + 0).toLocaleString('en', options).replace('-', '−');
}

/** `43–52` */
export function range([from, to]: readonly [number, number], digits = 0): string {
  return `${number(from, digits)}–${number(to, digits)}`;
}

export function percent(share: number): string {
  return `${number(share * 100)}\u00a0%`;
}

type ShortFit = NonNullable<TabularRow['fit']>;

/** A fit in a few words: the rank among typical people, or of an earlier result the figure of its time. */
export function fitInShort({ percentile, percentileInterval, median, interval }: ShortFit) {
  if (percentile === null || percentileInterval === null) {
    return { value: number(median), band: range(interval), unit: 'of 100, by an earlier formula' };
  }
  return {
    value: number(percentile),
    band: range(percentileInterval),
    unit: 'higher than this many of 100 typical people',
  };
}

/** `1 person`, `3 people`. */
export function people(count: number): string {
  return count === 1 ? '1 person' : `${number(count)} people`;
}

/** How many of a campaign a table shows, and why not the others. */
export function hiddenInWords(shown: number, hidden: number): string {
  if (hidden === 0) return people(shown);
  const verb = hidden === 1 ? 'is' : 'are';
  return `${people(shown)}. ${people(hidden)} of the campaign ${verb} not shown: not finished yet, or without permission for your organisation.`;
}
