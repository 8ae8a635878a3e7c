import { mostExportedEntries } from '@assay/contract/action-logs';
import type { TableFormat } from '@assay/contract/table-file';
import type { UserContext } from '../../platform/http/context.ts';
import type { Binary } from '../../platform/http/reply.ts';
import { tableFile } from '../../platform/table-file.ts';
import { nameOf } from './action-log.presenter.ts';
import { listEntries, type LogEntry, type LogFilter } from './action-log.queries.ts';

const columns: Record<string, (row: LogEntry) => string> = {
  id: (row) => String(row.id),
  at: (row) => row.at.toISOString(),
  actor: nameOf,
  actor_email: (row) => row.actor_email ?? '',
  organization: (row) => row.organization_name ?? '',
  action: (row) => row.action,
  entity: (row) => row.entity,
  entity_id: (row) => row.entity_id,
  ip: (row) => row.ip ?? '',
  user_agent: (row) => row.user_agent ?? '',
  request_id: (row) => row.request_id,
  before: (row) => (row.before === null ? '' : JSON.stringify(row.before)),
  after: (row) => (row.after === null ? '' : JSON.stringify(row.after)),
};

/** Bounded, and written bit by bit, so that nobody's export holds up a node; cells cannot become formulas. */
export async function exportEntries(
  { db, language }: Pick<UserContext, 'db' | 'language'>,
  filter: LogFilter,
  format: TableFormat,
): Promise<Binary> {
  const rows = await listEntries(db, filter, { limit: mostExportedEntries });
  return tableFile('action-log', linesOf(rows), { format, language });
}

async function* linesOf(rows: readonly LogEntry[]) {
  yield Object.keys(columns);
  for (const row of rows) yield Object.values(columns).map((cell) => cell(row));
}
