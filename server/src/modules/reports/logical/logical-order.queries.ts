import { type RawBuilder, sql } from 'kysely';

/** Whether a score has a number to order by: of the whole by all answers, of a section by its own. */
export function toldBy(order = ''): RawBuilder<boolean> {
  const code = order.replace('-', '');
  if (code !== 'ANALOGY' && code !== 'SEQUENCE') return sql`not app.says_nothing(results.scores)`;
  const section = code.toLowerCase();
  return sql`not app.says_nothing(jsonb_build_object('sections',
    jsonb_build_object('one', results.scores -> 'sections' -> ${section}::text)))`;
}
