import { cvNotFound } from '@assay/contract/errors';
import type { ManagerContext } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/errors.ts';
import type { Binary } from '../../platform/http/reply.ts';
import { readCvLater } from '../subjects/index.ts';
import { requireReadable } from './readable.service.ts';
import { constant } from '../../platform/words/message.ts';

/** The CV that somebody has put beside the profile, for an organisation that holds the permission. */
export async function openSubjectCv(
  ctx: ManagerContext,
  subjectId: number,
): Promise<() => Promise<Binary>> {
  await requireReadable(ctx, [subjectId]);
  const read = await readCvLater(ctx, subjectId);
  if (read === null) throw noCv();
  ctx.reveal([subjectId], 'cv');
  return async () => {
    const cv = await read();
    if (cv === null) throw noCv();
    return cv;
  };
}

function noCv() {
  return new HttpError(404, 'not_found', constant(cvNotFound));
}
