import type { ManagerContext } from '../../platform/http/context.ts';
import { HttpError } from '../../platform/http/errors.ts';
import type { Binary } from '../../platform/http/reply.ts';
import { readCv } from '../subjects/index.ts';
import { requireReadable } from './readable.service.ts';

/** The CV that somebody has put beside the profile, for an organisation that holds the permission. */
export async function openSubjectCv(ctx: ManagerContext, subjectId: number): Promise<Binary> {
  await requireReadable(ctx, [subjectId]);
  const cv = await readCv(ctx, subjectId);
  if (cv === null) throw new HttpError(404, 'not_found', 'Candidate CV not found.');
  ctx.reveal([subjectId], 'cv');
  return cv;
}
