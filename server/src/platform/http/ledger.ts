import { sql } from 'kysely';
import type { Trx, Viewer } from '../db/database.ts';

/**
 * What counts as one look at somebody, of rows `l` of the ledger: a colleague who opens the same kind of thing several times on a day,
 * or goes back to its page, has looked once. The ledger keeps every time.
 */
export const oneLook = sql`l.organization_id, l.actor_id, l.what, (l.at at time zone 'UTC')::date`;

/** Writes who opened whose results. Runs after the read and before the answer leaves: no trace, no answer. */
export async function writeLedger(
  db: Trx,
  viewer: Viewer,
  revealed: { ids: number[]; what: string }[],
): Promise<void> {
  const { organizationId, userId } = viewer;
  if (organizationId == null) throw new Error('Results are read on behalf of an organisation');
  for (const { ids, what } of revealed.filter((one) => one.ids.length > 0)) {
    // Columns instead of rows: a table has thousands of people, and a statement takes 65,535 parameters.
    await sql`
      insert into app.access_ledger (subject_id, organization_id, actor_id, what, at)
      select id, ${organizationId}::integer, ${userId ?? null}::integer, ${what}::text, app.now()
      from unnest(${ids}::integer[]) with ordinality as look (id, place) order by place`.execute(
      db,
    );
  }
}
