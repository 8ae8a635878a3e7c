import { sql } from 'kysely';
import { accessRules, can, type FeatureKey, type Role } from '@assay/contract/access';
import type { AnyEndpoint } from '@assay/contract/endpoint';
import type { Kysely } from 'kysely';
import type { Database } from '../../schema/database.ts';
import { system, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/context.ts';
import { forbidden, unauthenticated } from '../platform/http/errors.ts';
import { hashToken } from './token.ts';
import { accessMessages } from './messages.data.ts';
import type { OrganizationId } from '../platform/db/organization-id.ts';

interface Row {
  session_id: number;
  user_id: number;
  roles: Role[];
  organization_id: OrganizationId | null;
  organization_status: 'active' | 'inactive' | null;
  features: FeatureKey[];
  needs_two_factor: boolean;
}

/** The actor behind a session token, or null when there is no such session any more. */
export async function authenticate(db: Kysely<Database>, token: string): Promise<Actor | null> {
  const { rows } = await sql<Row>`select * from app.find_actor(${hashToken(token)})`.execute(db);
  const row = rows[0];
  if (row === undefined) return null;
  return {
    userId: row.user_id,
    sessionId: row.session_id,
    roles: row.roles,
    needsTwoFactor: row.needs_two_factor,
    organization:
      row.organization_id === null || row.organization_status === null
        ? null
        : { id: row.organization_id, status: row.organization_status, features: row.features },
  };
}

/** Whether a token is no session any more because its account was deleted. */
export async function wasErased(db: Kysely<Database>, token: string): Promise<boolean> {
  const found = await transact(
    db,
    system,
    (trx) =>
      trx
        .selectFrom('erased_sessions')
        .select('token_hash')
        .where('token_hash', '=', hashToken(token))
        .executeTakeFirst(),
    { readOnly: true },
  );
  return found !== undefined;
}

/** Session, role, organisation, state, feature: in this order, so that the first thing wrong is told. */
export function checkAccess(actor: Actor | null, endpoint: AnyEndpoint): void {
  if (endpoint.access === 'public') return;
  if (actor === null) throw unauthenticated();
  if (!can(actor.roles, endpoint.access)) {
    throw forbidden('forbidden', accessMessages.notAllowed());
  }
  if (actor.needsTwoFactor && endpoint.access !== 'candidate') {
    throw forbidden('two_factor_required', accessMessages.twoStepRequired());
  }
  // Who runs the platform, too, would be locked out of its screens by the own organisation, and could not activate it again.
  const forManagers =
    endpoint.access === 'manager' || (endpoint.access === 'staff' && !can(actor.roles, 'operator'));
  if (forManagers && actor.organization?.status === 'inactive') {
    throw forbidden('inactive', accessMessages.organizationInactive(), { inactive: true });
  }
  if (accessRules[endpoint.access as keyof typeof accessRules].scope !== 'organisation') return;
  if (actor.organization === null) {
    throw forbidden('no_organization', accessMessages.noOrganization());
  }
  if (endpoint.feature !== undefined) requireFeature(actor, endpoint.feature);
}

/** For what a part of a call asks for besides. */
export function requireFeature(actor: Actor, feature: FeatureKey): void {
  if (actor.organization?.features.includes(feature) === true) return;
  const message = accessMessages.featureOff({ feature });
  throw forbidden('feature_off', message, { feature });
}
