import type { Kysely } from 'kysely';
import type { Database } from '../../../../schema/database.ts';
import { system, transact } from '../../../platform/db/database.ts';
import type { Files } from '../../../platform/files/files.ts';
import { defineJob, handle, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { isCvFileUsed } from './cv.queries.ts';

export const cvFolder = 'cvs';

/** A file is nobody's CV any more. */
export const orphanedCv = defineJob<{ key: string }>('subject.cv-left');

/** Looks for files whose row was never committed, or has gone another way. */
export const cvSweep = defineJob('subject.cv-sweep', { schedule: '53 3 * * *' });

export function cvWorkers({ db, files }: { db: Kysely<Database>; files: Files }): JobHandler[] {
  async function removeUnused(key: string): Promise<void> {
    const used = await transact(db, system, (trx) => isCvFileUsed(trx, key), { readOnly: true });
    if (!used) await files.remove(key);
  }
  return [
    handle(orphanedCv, ({ key }) => removeUnused(key)),
    handle(cvSweep, async () => {
      const yesterday = new Date(Date.now() - 24 * 3600 * 1000);
      for await (const key of files.listBefore(cvFolder, yesterday)) await removeUnused(key);
    }),
  ];
}
