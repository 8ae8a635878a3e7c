import type { OutputOf } from '@assay/contract/endpoint';
import type { orderByFit } from '@assay/contract/people';
import type { ReferenceProfile } from '@assay/instruments/profiles/profile';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import type { ManagerContext } from '../../../platform/http/context.ts';
import type { Measure } from '../list/people.queries.ts';
import { findFitState, type FitState, useProfile } from './fit-profile.queries.ts';
import { digestOf, readProfile } from './fit.service.ts';
import { fitsMissing } from './fit.worker.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

type FitOrder = OutputOf<typeof orderByFit>['data'];

interface Reader {
  db: Db;
  organizationId: OrganizationId;
}

/** Has everybody worked out for a profile, once; whoever asks again learns how far that is. */
export async function askForFitOrder(ctx: ManagerContext, text: string): Promise<FitOrder> {
  const { db, organizationId } = ctx;
  const profile = await readProfile(ctx, text);
  const digest = digestOf(profile);
  await useProfile(db, organizationId, { digest, targets: profile.targets });
  const state = await findFitState(db, organizationId, digest);
  if (state?.complete !== true || state.waiting > 0) await ctx.jobs.send(db, fitsMissing, {});
  return presentState(state);
}

/** How far everybody has been worked out for a profile, and the measure by it once it is complete. */
export async function findFitOrder(
  { db, organizationId }: Reader,
  profile: Pick<ReferenceProfile, 'targets'>,
): Promise<{ told: FitOrder; rows: Measure['rows'] | null }> {
  const state = await findFitState(db, organizationId, digestOf(profile));
  const rows =
    state?.complete === true
      ? sql`(select f.organization_id, f.subject_id, f.score, f.score_low as low, f.score_high as high from app.person_fits f
          where f.fit_profile_id = ${state.id}::integer and f.organization_id = ${organizationId}::integer)`
      : null;
  return { told: presentState(state), rows };
}

function presentState(state: FitState | undefined): FitOrder {
  if (state === undefined) return { state: 'unasked', waiting: 0 };
  const { complete, waiting } = state;
  return { state: complete ? 'ready' : 'waiting', waiting };
}
