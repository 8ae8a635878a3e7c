import type { ManagerContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { requireReadable } from '../../reports/index.ts';
import { findTextSubject } from './kept-text.queries.ts';
import type { Place } from './person-text.crypto.ts';

/** Of a text that is not to be found: 403 where it is about somebody who has withdrawn the permission, else 404. */
export async function refuseText(
  ctx: ManagerContext,
  kind: Place['kind'],
  id: number,
): Promise<never> {
  const subject = await findTextSubject(ctx.db, kind, id);
  if (subject !== null) await requireReadable(ctx, [subject]);
  throw notFound();
}
