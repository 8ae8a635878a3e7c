import type { OutputOf } from '@assay/contract/endpoint';
import type { listTestTypes as listTestTypesCall } from '@assay/contract/subjects';
import { testIdOf } from '@assay/contract/instruments';
import type { UserContext } from '../../../platform/http/context.ts';
import {
  describeTests,
  isAskedAnew,
  listOpenTests,
  listOwnAttempts,
  listWaits,
} from '../../instruments/index.ts';
import { logoUrl } from '../../organizations/index.ts';
import { listAnonymisations } from '../retention/announcement.queries.ts';
import { listAlsoSeen } from './also-seen.service.ts';
import { listInvites } from './entry.queries.ts';
import { type CampaignType, presentAsked } from './invitation.presenter.ts';

type TestTypes = OutputOf<typeof listTestTypesCall>['data'];
type Invite = TestTypes['invites'][number];

/** What a subject has to take, how far each test is, and who asks. */
export async function listTestTypes(ctx: UserContext): Promise<TestTypes> {
  const invites = await listInvites(ctx.db, ctx.actor.userId);
  const attempts = new Map(
    (await listOwnAttempts(ctx.db, ctx.actor.userId)).map((one) => [one.test, one]),
  );
  const asking = invites.filter(({ permission }) => permission);
  const asked = new Set(asking.flatMap((invite) => invite.test_types));
  const open = invites.length === 0 ? await listOpenTests(ctx) : [];
  const wanted = new Set([...asked, ...open, ...attempts.keys()]);
  const all = new Set([...wanted, ...invites.flatMap((invite) => invite.test_types)]);
  const known = await describeTests(
    ctx.db,
    [...all],
    ctx.language,
    invites
      .filter(({ open }) => open)
      .map(({ type, test_types }) => ({ type, test_types, subject: ctx.actor.userId })),
  );
  const waits = new Map(
    (await listWaits(ctx.db, ctx.actor.userId))
      .filter(({ waived }) => !waived)
      .map((one) => [one.test, one.available_at.toISOString()]),
  );
  const mine = known.filter(({ test }) => wanted.has(test));
  const completed = known.filter(({ test }) => attempts.get(test)?.completed_at != null);
  const alsoSeen = new Map<number, Invite['also_seen']>();
  for (const { id, permission, organization_id, test_types } of invites) {
    const others = completed.filter(({ test }) => !test_types.includes(test));
    alsoSeen.set(id, permission ? [] : await listAlsoSeen(ctx.db, organization_id, others));
  }
  return {
    tests: mine.map(({ id, test, name, minutes, questions }) => {
      const known = attempts.get(test);
      const anew = asking.some(
        ({ open, test_types, invited_at }) =>
          open && test_types.includes(test) && isAskedAnew(known, invited_at),
      );
      const attempt = anew ? undefined : known;
      return {
        id,
        name,
        minutes,
        questions: attempt?.questions ?? questions,
        answered: attempt?.answered ?? 0,
        started_at: attempt?.started_at.toISOString() ?? null,
        completed_at: attempt?.completed_at?.toISOString() ?? null,
        pivot: { completed: attempt?.completed_at != null },
        parts: attempt?.parts ?? 0,
        parts_over: attempt?.parts_over ?? 0,
        remaining_seconds: attempt?.remaining_seconds ?? null,
        available_at: waits.get(test) ?? null,
      };
    }),
    invites: invites.map((invite) => ({
      id: invite.id,
      campaign_name: invite.name,
      campaign_type: invite.type as CampaignType,
      has_profile: invite.profile_kind !== null,
      organization: {
        id: invite.organization_id,
        name: invite.organization_name,
        logo_url: logoUrl({ id: invite.organization_id, logo_version: invite.logo_version }),
      },
      deadline: invite.deadline.toISOString(),
      time_zone: invite.time_zone,
      retention_months: invite.retention_months,
      test_types: invite.test_types.map(testIdOf),
      tests: known
        .filter(({ test }) => invite.test_types.includes(test))
        .map((facts) => ({
          ...presentAsked(facts),
          completed:
            attempts.get(facts.test)?.completed_at != null &&
            !isAskedAnew(attempts.get(facts.test), invite.invited_at),
        })),
      also_seen: alsoSeen.get(invite.id) ?? [],
      permission: invite.permission,
      extension_asked: invite.extension_asked,
      adjustments: invite.adjustments,
      completed_at: invite.completed_at?.toISOString() ?? null,
      closed: invite.closed,
      progress: invite.progress,
    })),
    anonymisations: (await listAnonymisations(ctx.db, ctx.actor.userId)).map((one) => ({
      campaign_id: one.campaign_id,
      campaign_name: one.campaign_name,
      organization: { id: one.organization_id, name: one.organization_name },
      at: one.anonymise_at.toISOString(),
      time_zone: one.time_zone,
      permission: one.permission,
    })),
  };
}
