import type { Kysely } from 'kysely';
import type { Database } from '../../../../schema/database.ts';
import { system, transact } from '../../../platform/db/database.ts';
import { defineJob, handle, type JobHandler } from '../../../platform/jobs/jobs.ts';
import { deleteExpired } from './note.queries.ts';

/** Takes away deleted notes for good once nobody can restore them. */
export const notesExpired = defineJob('people.notes-expired', { schedule: '* * * * *' });

export function noteWorkers({ db }: { db: Kysely<Database> }): JobHandler[] {
  return [handle(notesExpired, () => transact(db, system, deleteExpired))];
}
