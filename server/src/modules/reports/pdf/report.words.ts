import { type ClockGaps } from '@assay/contract/clock-gaps';
import type { Language } from '@assay/contract/languages';
import type { PersonalityReport } from '@assay/contract/personality-reports';
import type { AttemptNumber } from '@assay/contract/attempt-number';
import { localeOf } from '../../../platform/words/locale.ts';
import { type Message, say } from '../../../platform/words/message.ts';
import { sharedMessages } from './words/shared-messages.data.ts';

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

/** Digits behind the point that points are written with, as pages do: none, one or two. */
export function placesOf(points: number): number {
  return String(Number(points.toFixed(2))).split('.')[1]?.length ?? 0;
}

/** `43–52` */
export function range([from, to]: readonly [number, number], language: Language = 'en'): string {
  return `${number(from, 0, language)}–${number(to, 0, language)}`;
}

/** `95 %` or `43–52 %`, of figures in this language; Dutch alone has no space before the sign. */
export function withPercent(figures: string, language: Language = 'en'): string {
  return language === 'nl' ? `${figures}%` : `${figures}\u00a0%`;
}

export function percent(share: number, language: Language = 'en'): string {
  return withPercent(number(share * 100, 0, language), language);
}

export function upperFirst(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `Anna, Bo and Cy`; what is beyond `most` is counted. */
export function listInWords(
  words: readonly string[],
  language: Language,
  most = words.length,
): string {
  const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  if (words.length <= most) return list.format(words);
  const more = say(language, sharedMessages.more({ count: words.length - most }));
  return list.format([...words.slice(0, most), more]);
}

interface Taken {
  /** What the test is called. */
  test: string;
  completedAt: string;
  timeZone: string;
  minutes?: number | null;
  /** Of the answers. */
  answeredIn?: string;
  attempt?: AttemptNumber;
  clockGaps?: ClockGaps | undefined;
  campaign: { name: string } | null;
}

/** `Personality, taken 4 December 2026 in 12 minutes, in German, 2nd attempt within 30 days, for Leads` */
export function takenInWords(
  { test, completedAt, timeZone, minutes, answeredIn, attempt, clockGaps, campaign }: Taken,
  language: Language,
): string {
  const day = dayInWords(new Date(completedAt), timeZone, language);
  const facts: (Message | false | undefined | null)[] = [
    minutes == null
      ? sharedMessages.taken({ test, day })
      : sharedMessages.takenIn({ test, day, minutes: Math.max(1, Math.round(minutes)) }),
    answeredIn !== undefined && answeredIn !== 'en' && inLanguage(answeredIn, language),
    attempt && attemptMessage(attempt, language),
    clockGaps && clockGaps.seconds > 0 && gapsMessage(clockGaps),
    campaign && sharedMessages.forCampaign({ campaign: campaign.name }),
  ];
  return facts.flatMap((fact) => (fact ? [say(language, fact)] : [])).join(', ');
}

/** Said where it is not English, the language of the norms. */
function inLanguage(code: string, language: Language): Message {
  const names = new Intl.DisplayNames(localeOf(language), { type: 'language' });
  return sharedMessages.inLanguage({ language: names.of(code) ?? code });
}

/** Nothing for a first one. */
export function attemptMessage(
  { number: count, previousAt, within30Days }: AttemptNumber,
  language: Language,
): Message | null {
  if (count <= 1 || previousAt === null) return null;
  const nth = ordinal(count, language);
  if (within30Days) return sharedMessages.attemptSoon({ nth });
  const style = { dateStyle: 'medium', timeZone: 'UTC' } as const;
  const day = new Intl.DateTimeFormat(localeOf(language), style).format(new Date(previousAt));
  return sharedMessages.attemptLater({ nth, day });
}

const englishEndings: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const english = new Intl.PluralRules('en', { type: 'ordinal' });

/** `2nd`, `2e`, `2.` */
function ordinal(count: number, language: Language): string {
  const ending = { en: englishEndings[english.select(count)], nl: 'e', de: '.', es: '' }[language];
  return `${count}${ending}`;
}

function gapsMessage({ times, seconds }: ClockGaps): Message {
  return sharedMessages.clockGaps({ seconds: String(seconds), times: Math.max(1, times) });
}

/** No one is above all or none of a norm group, and at the end of a scale the share is a bound. */
export function percentileInWords(
  percentile: number,
  end: PersonalityReport['scales'][number]['end'],
  language: Language,
): string {
  if (percentile < 1) return say(language, sharedMessages.lowerThanAll());
  const share = { share: number(Math.min(99, percentile), 0, language) };
  if (end === null) return say(language, sharedMessages.higherThanAbout(share));
  return end === 'highest'
    ? say(language, sharedMessages.higherThanAtLeast(share))
    : say(language, sharedMessages.higherThanAtMost(share));
}

/** The range of a percentile, counted from the side of which its words speak. */
export function percentileRange(
  percentile: number,
  [from, to]: readonly [number, number],
  language: Language,
): string {
  const shown: [number, number] = percentile < 1 ? [100 - to, 100 - from] : [from, to];
  return withPercent(range(shown, language), language);
}

export function normInWords(
  { name, group, version }: PersonalityReport['norm'],
  language: Language = 'en',
): string {
  return say(language, sharedMessages.norm({ name, group, version }));
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
