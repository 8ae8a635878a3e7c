import type { Trx, Viewer } from '../db/database.ts';
import { now } from '../db/database.ts';

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
