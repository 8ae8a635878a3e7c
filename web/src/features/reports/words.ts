import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { counted, decimal } from '../../lib/numbers.ts';
import { screenLanguage } from '../../lib/screen-language.ts';
import type { Norm, PersonalityReport, ReportScale, TabularRow } from './api.ts';

export { namesApart } from '@assay/contract/comparison-words';

const factorNames: Record<string, MessageDescriptor> = {
  N: msg`Neuroticism`,
  E: msg`Extraversion`,
  O: msg`Openness`,
  A: msg`Agreeableness`,
  C: msg`Conscientiousness`,
};

/** The five, in their order. */
export const factorCodes = Object.keys(factorNames);

export function factorName(code: string): string {
  const name = factorNames[code];
  return name ? i18n._(name) : code;
}

const factorDetails: Record<string, MessageDescriptor> = {
  N: msg`Worry, irritation, strain`,
  E: msg`Company, activity, taking the lead`,
  O: msg`Ideas, imagination, change`,
  A: msg`Trust, harmony, others first`,
  C: msg`Plans, persistence, promises`,
};

/** What a factor is about, in a few words. */
export function factorDetail(code: string): string | undefined {
  const detail = factorDetails[code];
  return detail && i18n._(detail);
}

const bands: Record<string, MessageDescriptor> = {
  low: msg({ message: 'low', context: 'score' }),
  average: msg({ message: 'average', context: 'score' }),
  high: msg({ message: 'high', context: 'score' }),
};

const leanings: Record<string, MessageDescriptor> = {
  low: msg({ message: 'average or lower', context: 'score' }),
  high: msg({ message: 'average or higher', context: 'score' }),
};

/** Where a score lies against the norm group, as its owner reads it; `leaning` says that it may well be average. */
export function bandInWords(band: string, leaning = false): string {
  const words = leaning ? leanings[band] : bands[band];
  return words ? i18n._(words) : band;
}

type ScalePlace = Pick<ReportScale, 'kind' | 'factor' | 'code'>;

/** The facets of a factor, in their order. */
export function facetsOf<Scale extends ScalePlace>(
  scales: readonly Scale[],
  { code }: Pick<ReportScale, 'code'>,
): Scale[] {
  return scales.filter(({ kind, factor }) => kind === 'facet' && factor === code);
}

/** `6 facets of Openness` */
export function facetsInWords(facets: readonly unknown[], factor: string): string {
  const count = facets.length;
  return t`${plural(count, { one: '# facet', other: '# facets' })} of ${factor}`;
}

/** Each factor with its facets behind it, then the rest. */
export function inOrder<Scale extends ScalePlace>(scales: readonly Scale[]): Scale[] {
  return scales.flatMap((scale) => {
    if (scale.kind === 'facet') return [];
    return scale.kind === 'factor' ? [scale, ...facetsOf(scales, scale)] : [scale];
  });
}

export function normInWords({ name, group, version }: Norm): string {
  return t`${name}, ${group}, version ${version}`;
}

/** On development: the factors against people of the own age. */
export function ageGroupInWords({
  norm,
  factors,
}: NonNullable<PersonalityReport['ageGroup']>): string {
  const { group } = norm;
  const scores = factors.map(({ code, t: score }) => `${factorName(code)} T ${number(score)}`);
  const list = scores.join(', ');
  return t`Against ${group} of the same norm: ${list}.`;
}

/** With what the people of a table are compared: results keep the norm that they were scored with. */
export function normOfTable(norm: Norm | null): string {
  return norm === null
    ? t`the norm of each result, which is not the same for everyone here`
    : normInWords(norm);
}

export function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `1,234.5` with a real minus sign, as the language of the screen writes it; digits after the point are always there. */
export function number(value: number, digits = 0): string {
  return decimal(value, digits);
}

/** `43–52` */
export function range([from, to]: readonly [number, number], digits = 0): string {
  return `${number(from, digits)}–${number(to, digits)}`;
}

/** `Anna, Bo and Cy`; what is beyond `most` is counted. */
export function listInWords(words: readonly string[], most = words.length): string {
  const list = new Intl.ListFormat(screenLanguage(), { type: 'conjunction' });
  if (words.length <= most) return list.format(words);
  const more = words.length - most;
  return list.format([...words.slice(0, most), t`${more} more`]);
}

type ShortFit = NonNullable<TabularRow['fit']>;

/** A fit in a few words: the rank among typical people, or of an earlier result the figure of its time. */
export function fitInShort({ percentile, percentileInterval, median, interval }: ShortFit) {
  if (percentile === null || percentileInterval === null) {
    return {
      value: number(median),
      band: range(interval),
      unit: t`points of match, by an earlier formula`,
    };
  }
  const rank = number(percentile);
  return {
    value: rank,
    band: range(percentileInterval),
    unit: t`higher than about ${rank} of 100 typical people`,
  };
}

/** `1 person`, `3 people`. */
export function people(count: number): string {
  return plural(count, { one: '# person', other: '# people' });
}

/** `3 of 5 people`. Who has left a campaign since may still count in its averages. */
export function peopleOf(some: number, all: number): string {
  if (some > all) return people(some);
  const [count, everyone] = [counted(some), people(all)];
  return t`${count} of ${everyone}`;
}

/** How many of a campaign a table shows, and why not the others. */
export function hiddenInWords(shown: number, hidden: number): string {
  const inTable = peopleOf(shown, shown + hidden);
  if (hidden === 0) return inTable;
  const others = plural(hidden, {
    one: '# person of the campaign is not shown: not completed yet, or no permission for your organisation.',
    other:
      '# people of the campaign are not shown: not completed yet, or no permission for your organisation.',
  });
  return `${inTable}. ${others}`;
}
