import type { ColumnList } from '@assay/contract/list-columns';
import { type Db, now } from '../../../platform/db/database.ts';

interface Chosen {
  hidden: string[];
  score: string | null;
  profile: string | null;
}

export function listColumns(db: Db, userId: number) {
  return db
    .selectFrom('list_columns')
    .select(['list', 'hidden', 'score', 'profile'])
    .where('user_id', '=', userId)
    .execute();
}

/** Of two choices at once, the later one stands. */
export async function upsertColumns(
  db: Db,
  userId: number,
  list: ColumnList,
  chosen: Chosen,
): Promise<void> {
  await db
    .insertInto('list_columns')
    .values({ user_id: userId, list, ...chosen, updated_at: now })
    .onConflict((there) =>
      there.columns(['user_id', 'list']).doUpdateSet({ ...chosen, updated_at: now }),
    )
    .execute();
}

export async function deleteColumns(db: Db, userId: number, list: ColumnList): Promise<void> {
  await db
    .deleteFrom('list_columns')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .execute();
}
