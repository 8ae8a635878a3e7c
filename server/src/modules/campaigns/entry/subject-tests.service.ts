import type { OutputOf } from '@assay/contract/endpoint';
import type { listTestTypes as listTestTypesCall } from '@assay/contract/subjects';
import { type InstrumentId, testTypeIds } from '@assay/contract/instruments';
import { instruments } from '@assay/instruments/registry';
import type { UserContext } from '../../../platform/http/context.ts';
import { listOwnAttempts } from '../../instruments/index.ts';
import { logoUrl } from '../../organisations/index.ts';
import { listInvites } from './entry.queries.ts';

type TestTypes = OutputOf<typeof listTestTypesCall>['data'];

/** What a subject has to take, how far each test is, and who asks. */
export async function listTestTypes(ctx: UserContext): Promise<TestTypes> {
  const invites = await listInvites(ctx.db, ctx.actor.userId);
  const attempts = new Map(
    (await listOwnAttempts(ctx.db, ctx.actor.userId)).map((one) => [one.instrument, one]),
  );
  const asked = new Set(
    invites.filter(({ permission }) => permission).flatMap((invite) => invite.test_types),
  );
  const ids = (Object.keys(instruments) as InstrumentId[]).filter(
    (id) => asked.has(testTypeIds[id]) || attempts.has(id),
  );
  return {
    tests: ids.map((id) => {
      const { title, minutes, itemCount } = instruments[id];
      const attempt = attempts.get(id);
      return {
        id: testTypeIds[id],
        name: title,
        minutes,
        questions: itemCount,
        answered: attempt?.answered ?? 0,
        started_at: attempt?.started_at.toISOString() ?? null,
        completed_at: attempt?.completed_at?.toISOString() ?? null,
        pivot: { completed: attempt?.completed_at != null },
      };
    }),
    invites: invites.map((invite) => ({
      id: invite.id,
      campaign_name: invite.name,
      organization: {
        id: invite.organization_id,
        name: invite.organization_name,
        logo_url: logoUrl({ id: invite.organization_id, logo_version: invite.logo_version }),
      },
      deadline: invite.deadline.toISOString(),
      time_zone: invite.time_zone,
      retention_months: invite.retention_months,
      test_types: invite.test_types,
      permission: invite.permission,
      extension_asked: invite.extension_asked,
      completed_at: invite.completed_at?.toISOString() ?? null,
    })),
  };
}
