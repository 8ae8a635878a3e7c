import type { Db } from '../../../platform/db/database.ts';
import { conflict } from '../../../platform/http/errors.ts';
import { successMessages } from '../messages.data.ts';
import { secondsToUndo } from './people.queries.ts';

/**
 * Removing somebody, looking, and bringing that person back would tell by the difference how each was rated, and leave no trace but
 * in the action log. So figures come once the reviews are gone for good, or back. What they are made of has to be read as of the same
 * moment as this: else somebody could come back between the two.
 */
export async function refuseWhileUndoable(db: Db, id: number): Promise<void> {
  const seconds = await secondsToUndo(db, id);
  if (seconds > 0) {
    throw conflict(successMessages.removedJustNow({ minutes: Math.ceil(seconds / 60) }));
  }
}
