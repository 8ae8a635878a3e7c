import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { testIdOf } from '@assay/contract/instruments';
import type { listRetakes, waiveRetake as waiveCall } from '@assay/contract/retakes';
import type { ManagerContext, UserContext } from '../../../platform/http/context.ts';
import { HttpError, invalid } from '../../../platform/http/errors.ts';
import { describeTests } from '../rooms/test-facts.service.ts';
import {
  getPermittedName,
  getSubjectName,
  refuseOneself,
} from '../extra-time/extra-time.service.ts';
import { listAskedNow } from '../../../access/asked.queries.ts';
import { listWaits, saveWaiver } from './retake.queries.ts';
import { instrumentMessages } from '../messages.data.ts';

/** @throws 409 while somebody has to wait to take a test again. */
export async function checkWait(ctx: UserContext, test: string): Promise<void> {
  const waits = await listWaits(ctx.db, ctx.actor.userId);
  const wait = waits.find((one) => one.test === test && !one.waived);
  if (wait === undefined) return;
  throw new HttpError(409, 'retake_wait', instrumentMessages.deletedLately(), {
    available_at: wait.available_at.toISOString(),
  });
}

/** What somebody has to wait for and the organisation asks for; without permission nothing is known of it. */
export async function showRetakes(
  ctx: ManagerContext,
  subjectId: number,
): Promise<OutputOf<typeof listRetakes>['data']> {
  await getSubjectName(ctx, subjectId);
  const asked = await listAskedNow(ctx.db, ctx.organizationId, subjectId);
  const waits = (await listWaits(ctx.db, subjectId)).filter(({ test }) => asked.has(test));
  const facts = await describeTests(
    ctx.db,
    waits.map(({ test }) => test),
    ctx.language,
  );
  return waits.map(({ test, available_at, waived }) => ({
    test: testIdOf(test),
    name: facts.find((one) => one.test === test)?.name ?? test,
    available_at: available_at.toISOString(),
    waived,
  }));
}

/** Lets somebody take a test again at once. Said for any test that is asked for, so that it tells nothing of attempts. @throws 403 for oneself. */
export async function waiveRetake(
  ctx: ManagerContext,
  subjectId: number,
  { test: id }: BodyOf<typeof waiveCall>,
) {
  const name = await getPermittedName(ctx, subjectId);
  refuseOneself(ctx, subjectId);
  const test = String(id);
  const { db, organizationId, actor } = ctx;
  if (!(await listAskedNow(db, organizationId, subjectId)).has(test)) {
    throw invalid({ test: instrumentMessages.testNotAsked() });
  }
  await saveWaiver(db, { organizationId, subjectId, test, setBy: actor.userId });
  await ctx.audit({
    action: 'subject.retake_waived',
    entity: 'user',
    entityId: subjectId,
    after: { test },
  });
  return instrumentMessages.retakeAllowed({ name });
}
