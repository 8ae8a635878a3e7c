import { closeBatch } from '@assay/instruments/burnout/groups';
import type { Trx } from '../../../platform/db/database.ts';
import {
  insertBatch,
  joinGroups,
  listWaiting,
  listWaitingGroups,
  lockGroup,
} from './batch.queries.ts';

/**
 * After somebody has finished a record, or has given a permission: averages the groups that have enough people waiting.
 * Doing it again changes nothing.
 */
export async function averageGroups(trx: Trx, subjectId: number): Promise<void> {
  await joinGroups(trx, subjectId);
  for (const group of await listWaitingGroups(trx, subjectId)) {
    await lockGroup(trx, group.campaign_id);
    const batch = closeBatch(await listWaiting(trx, group.campaign_id));
    if (batch) await insertBatch(trx, group, batch);
  }
}
