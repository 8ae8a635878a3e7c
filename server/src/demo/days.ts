import { sql } from 'kysely';

export function daysAgo(days: number) {
  return sql<Date>`app.now() - ${days}::float8 * interval '1 day'`;
}

/** Half an hour, in days: no test of the demo takes longer. */
export const oneTest = 1 / 48;

/** How long before now an organisation and those who run it came here: before everything that they did. */
export const longAgo = 400;

/** When a campaign of the demo ran. */
export interface Span {
  /** Days since it was created and its people were invited. */
  age: number;
  /** Days from now to the deadline. */
  deadline: number;
}

/** How many days ago somebody sat down: after the invitation, early enough to finish every test before the deadline. */
export function satDown({ age, deadline }: Span, seed: number): number {
  // A deadline lies at five in the afternoon.
  const end = deadline < 0 ? 0.5 - deadline : 0;
  return end + (age - end) * (0.15 + 0.08 * (seed % 9));
}
