import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import * as f from './fields.ts';
import type { InstrumentId } from './instruments.ts';

/** Days from the beginning of an attempt that was deleted until the test can be taken again; others need not wait. */
export const retakeDays: Partial<Record<InstrumentId, number>> = { iq: 30, skill: 30 };

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

const params = z.strictObject({ id: f.textId });

const retake = z.object({
  test: f.testId,
  name: z.string(),
  /** When the waiting time is over. */
  available_at: f.instant,
  /** The organisation lets this person take it at once. */
  waived: z.boolean(),
});

export const listRetakes = endpoint({
  id: 'subject-retakes',
  method: 'GET',
  path: '/api/admin/subjects/{id}/retake-waiver',
  summary: 'Tests of the organisation’s campaigns that somebody has deleted and has to wait for',
  access: 'manager',
  effect: 'read',
  params,
  output: f.dataOf(z.array(retake)),
});

export const waiveRetake = endpoint({
  id: 'subject-retake-waiver',
  method: 'PUT',
  path: '/api/admin/subjects/{id}/retake-waiver',
  summary: 'Let somebody take a test again before its waiting time is over',
  access: 'manager',
  effect: 'write',
  params,
  body: z.strictObject({ test: f.testId }),
  output: f.message,
});
