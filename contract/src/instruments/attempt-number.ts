import * as z from 'zod/mini';
import * as f from '../platform/fields.ts';

/** Which attempt a result is of. Of earlier ones that were deleted only the number and the dates are kept. */
export const attemptNumber = z.object({
  /** From 1. */
  number: z.int(),
  /** When the one before began. */
  previousAt: z.nullable(f.instant),
  /** Whether that was within the 30 days before this one began. */
  within30Days: z.boolean(),
});
export type AttemptNumber = z.output<typeof attemptNumber>;

const ordinals: Record<string, string> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const english = new Intl.PluralRules('en', { type: 'ordinal' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** For who reads reports: `2nd attempt within 30 days`; empty for a first one. */
export function attemptInWords({ number, previousAt, within30Days }: AttemptNumber): string {
  if (number <= 1 || previousAt === null) return '';
  const nth = `${number}${ordinals[english.select(number)]} attempt`;
  if (within30Days) return `${nth} within 30 days`;
  return `${nth}; the previous one began on ${day.format(new Date(previousAt))}`;
}

/** The same behind other words: `, 2nd attempt within 30 days`. */
export function asAttempt(attempt: AttemptNumber): string {
  const words = attemptInWords(attempt);
  return words === '' ? '' : `, ${words}`;
}
