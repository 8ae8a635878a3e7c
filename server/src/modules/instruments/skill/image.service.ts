import { skillTestOf } from '@assay/contract/instruments';
import { transact } from '../../../platform/db/database.ts';
import type { ManualContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import type { Binary } from '../../../platform/http/reply.ts';
import { findAttempt } from '../attempt.queries.ts';
import { openQuestionImage } from './bank/question/image.service.ts';
import { findShownQuestion, listQuestionClocks } from './skill-test.queries.ts';

/** The picture of a question of an own sitting, once the question has been shown; 404 for every other. */
export async function openOwnImage(
  { pool, files, actor }: ManualContext,
  { testId, questionId }: { testId: number; questionId: number },
): Promise<Binary> {
  const userId = actor?.userId ?? 0;
  // No connection is held while the store works.
  const key = await transact(
    pool,
    { scope: 'candidate', userId },
    async (db) => {
      const attempt = await findAttempt(db, userId, skillTestOf(testId));
      if (attempt === undefined) return null;
      const clocks = await listQuestionClocks(db, attempt.id);
      if (!clocks.some(({ part }) => part === questionId)) return null;
      return (await findShownQuestion(db, attempt.id, questionId))?.image_key ?? null;
    },
    { readOnly: true },
  );
  if (key === null) throw notFound();
  return openQuestionImage(files, key);
}
