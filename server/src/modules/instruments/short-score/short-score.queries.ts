import type { InstrumentId } from '@assay/contract/instruments';
import type { ShortScore } from '@assay/instruments/instrument';
import type { Db } from '../../../platform/db/database.ts';

/** Some results of these instruments, whose results are one number, that have none yet. */
export function listWithoutShort(db: Db, instruments: readonly InstrumentId[]) {
  return db
    .selectFrom('results')
    .select(['attempt_id', 'instrument', 'scores'])
    .where('score', 'is', null)
    .where('instrument', 'in', instruments)
    .orderBy('attempt_id')
    .limit(500)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function setShort(db: Db, attemptId: number, { value, interval }: ShortScore) {
  await db
    .updateTable('results')
    .set({ score: value, score_low: interval[0], score_high: interval[1] })
    .where('attempt_id', '=', attemptId)
    .execute();
}
