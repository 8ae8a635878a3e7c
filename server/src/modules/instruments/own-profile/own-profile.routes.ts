import { getOwnProfile } from '@assay/contract/subjects';
import type { Registrar } from '../../../platform/http/registrar.ts';
import { showOwnPerson } from '../../subjects/index.ts';
import { presentAttempt } from './latest-attempt.presenter.ts';
import { listLatestAttempts } from './latest-attempt.queries.ts';

/** One call tells the person and their tests, and tests are known from here on. */
export function ownProfileRoutes(routes: Registrar): void {
  routes.on(getOwnProfile, async (ctx) => {
    const attempts = await listLatestAttempts(ctx.db, ctx.actor.userId);
    const results = attempts.map((one) => presentAttempt(one, ctx.language));
    return { data: { ...(await showOwnPerson(ctx)), results } };
  });
}
