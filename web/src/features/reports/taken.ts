import type { ClockGaps } from '@assay/contract/clock-gaps';
import type { AttemptNumber } from '@assay/contract/attempt-number';
import { plural, selectOrdinal, t } from '@lingui/core/macro';
import { dayInShort, dayInWords } from '../../lib/moments.ts';
import { screenLanguage } from '../../lib/screen-language.ts';

interface Taken {
  /** Name of the test. */
  test: string;
  completedAt: string;
  minutes?: number | null;
  /** Of the answers. */
  language?: string;
  attempt?: AttemptNumber;
  clockGaps?: ClockGaps;
}

/** `Personality, taken 4 December 2026 in 12 minutes, in German, 2nd attempt within 30 days` */
export function takenInWords({ test, completedAt, minutes, ...about }: Taken): string {
  const day = dayInWords(completedAt);
  const spent = minutes == null ? null : Math.max(1, Math.round(minutes));
  const facts = [
    spent === null
      ? t`${test}, taken ${day}`
      : t`${test}, taken ${day} in ${plural(spent, { one: '# minute', other: '# minutes' })}`,
    about.language && languageInWords(about.language),
    about.attempt && attemptInWords(about.attempt),
    about.clockGaps && clockGapsInWords(about.clockGaps),
  ];
  return facts.filter(Boolean).join(', ');
}

/** Said where it is not English, the language of the norms. */
function languageInWords(code: string): string {
  if (code === 'en') return '';
  const language = new Intl.DisplayNames(screenLanguage(), { type: 'language' }).of(code) ?? code;
  return t`in ${language}`;
}

/** `2nd attempt within 30 days`; empty for a first one. */
export function attemptInWords({ number, previousAt, within30Days }: AttemptNumber): string {
  if (number <= 1 || previousAt === null) return '';
  const nth = selectOrdinal(number, {
    one: '#st attempt',
    two: '#nd attempt',
    few: '#rd attempt',
    other: '#th attempt',
  });
  if (within30Days) return t`${nth} within 30 days`;
  const day = dayInShort(previousAt, 'UTC');
  return t`${nth}; the previous one was started on ${day}`;
}

function clockGapsInWords({ times, seconds }: ClockGaps): string {
  if (seconds === 0) return '';
  const gaps = Math.max(1, times);
  return plural(gaps, {
    one: `clock credited ${seconds} s for a lost connection`,
    other: `clock credited ${seconds} s for # lost connections`,
  });
}

/** The name of a skill test, and whether it is a sample. */
export function skillTestInWords({ name, is_sample }: { name: string; is_sample: boolean }) {
  return is_sample ? t`${name} (sample, not for selection)` : name;
}
