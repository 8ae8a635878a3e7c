import { sql } from 'kysely';
import type { Trx, Viewer } from '../db/database.ts';
import { now } from '../db/database.ts';

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
  const rows = revealed.flatMap(({ ids, what }) =>
    ids.map((id) => ({
      subject_id: id,
      organization_id: organizationId,
      actor_id: userId ?? null,
      what,
      at: now,
    })),
  );
  if (rows.length > 0) await db.insertInto('access_ledger').values(rows).execute();
}
