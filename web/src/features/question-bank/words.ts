import { askedOf } from '@assay/contract/asked-of';
import { plural, t } from '@lingui/core/macro';
import { counted, decimal } from '../../lib/numbers.ts';
import type { BankQuestion, BankTestRow } from './api.ts';

/** `20 questions`; nothing more than a number is known of one. */
export function questionsInWords(count: number): string {
  return t`${plural(count, { one: '# question', other: '# questions' })}`;
}

/** `45 s`, `1 min`, `1 min 30 s`. */
export function timeInWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return t`${rest} s`;
  const whole = counted(minutes);
  return rest === 0 ? t`${whole} min` : t`${whole} min ${rest} s`;
}

/** As candidates are told: whole minutes, rounded up. */
export function minutesInWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return t`${plural(minutes, { one: '# minute', other: '# minutes' })}`;
}

/** What one sitting asks and how long it takes: `40 questions · 40 minutes`, `20 of 40 questions · 20 minutes` of a draw. */
export function sittingInWords(test: Parameters<typeof askedOf>[0]): string {
  const { questions, seconds } = askedOf(test);
  const all = test.questions_count;
  const some = counted(questions);
  const asked =
    questions < all
      ? t`${some} of ${plural(all, { one: '# question', other: '# questions' })}`
      : questionsInWords(all);
  return seconds > 0 ? `${asked} · ${minutesInWords(seconds)}` : asked;
}

/** Who may use a test, in a few words. */
export function audienceInWords({
  is_universal,
  organizations,
}: Pick<BankTestRow, 'is_universal' | 'organizations'>): string {
  if (is_universal) return t`Every organisation`;
  const names = organizations.map(({ organization_name }) => organization_name);
  if (names.length === 0) return t`No organisation`;
  const more = names.length - 2;
  if (more <= 0) return names.join(', ');
  const first = names.slice(0, 2).join(', ');
  return t`${first} and ${more} more`;
}

/** What a question begins with, on one line: its first text that is neither code nor a table. */
export function excerptOf({ text }: Pick<BankQuestion, 'text'>): string {
  const line = text
    .replaceAll(/^ {0,3}```[\s\S]*?(?:^ {0,3}```\s*$|$(?![\s\S]))/gm, ' ')
    .split('\n')
    .map((one) => one.trim())
    .find((one) => one !== '' && !one.startsWith('|'));
  return line ?? text.trim().split('\n')[0] ?? '';
}

/** `1` or `0.5`, as people write it. */
export function scoreInWords(score: number): string {
  return decimal(score, 0, 2);
}
