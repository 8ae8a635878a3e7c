import type { Actor, ManualContext } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';

/** The manager behind a call that opens its own transactions; the registrar has let only one with an organisation in. */
export function managerOf({ actor }: ManualContext) {
  const { userId, organization } = actor as Actor;
  if (organization === null) throw notFound();
  const organizationId = organization.id;
  const { features } = organization;
  return {
    organizationId,
    features,
    viewer: { scope: 'organisation', userId, organizationId } as const,
  };
}

export function originOf({ actor, requestId, ip, userAgent }: ManualContext) {
  const organizationId = actor?.organization?.id ?? null;
  return { organizationId, actorId: actor?.userId ?? null, requestId, ip, userAgent };
}
