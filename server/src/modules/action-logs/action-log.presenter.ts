import type { OutputOf } from '@assay/contract/endpoint';
import type { listActionLogs } from '@assay/contract/action-logs';
import type { LogEntry } from './action-log.queries.ts';

export function presentEntry(row: LogEntry): OutputOf<typeof listActionLogs>['data'][number] {
  const { id, action, entity, entity_id, ip, user_agent, request_id } = row;
  const { before, after, sealed, erased } = row;
  return {
    id,
    at: row.at.toISOString(),
    actor:
      row.actor_id === null
        ? null
        : { id: row.actor_id, name: nameOf(row), email: row.actor_email ?? '' },
    organization:
      row.organization_id === null
        ? null
        : { id: row.organization_id, name: row.organization_name ?? '' },
    action,
    entity,
    entity_id,
    ip,
    user_agent,
    request_id,
    before,
    after,
    sealed,
    erased,
  };
}

export function nameOf({ first_name, last_name }: LogEntry): string {
  return `${first_name ?? ''} ${last_name ?? ''}`.trim();
}
