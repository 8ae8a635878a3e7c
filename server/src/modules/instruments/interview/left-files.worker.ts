import type { Kysely } from 'kysely';
import type { Database } from '../../../../schema/database.ts';
import { system, transact } from '../../../platform/db/database.ts';
import type { Files } from '../../../platform/files/files.ts';
import { defineJob, handle, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { forgetLeftFile, isPieceUsed, listLeftFiles } from './recording.queries.ts';

export const recordingFolder = 'recordings';

/** Recordings have been deleted. Sent by those who wait for it; whatever else deletes some is noticed within a minute. */
export const orphanedRecordings = defineJob('interview.recordings-left', { schedule: '* * * * *' });

/** Looks for pieces whose row was never committed. */
export const pieceSweep = defineJob('interview.piece-sweep', { schedule: '23 4 * * *' });

export function recordingWorkers({
  db,
  files,
}: {
  db: Kysely<Database>;
  files: Files;
}): JobHandler[] {
  return [
    handle(orphanedRecordings, async () => {
      for (;;) {
        const keys = await transact(db, system, (trx) => listLeftFiles(trx, 200));
        for (const key of keys) {
          await files.remove(key);
          await transact(db, system, (trx) => forgetLeftFile(trx, key));
        }
        if (keys.length === 0) return;
      }
    }),
    handle(pieceSweep, async () => {
      const yesterday = new Date(Date.now() - 24 * 3600 * 1000);
      for await (const key of files.listBefore(recordingFolder, yesterday)) {
        const used = await transact(db, system, (trx) => isPieceUsed(trx, key), { readOnly: true });
        if (!used) await files.remove(key);
      }
    }),
  ];
}
