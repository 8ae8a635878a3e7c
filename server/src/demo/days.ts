import { sql } from 'kysely';

export function daysAgo(days: number) {
  return sql<Date>`app.now() - ${days} * interval '1 day'`;
}
