import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { mostExportedEntries } from '@assay/contract/action-logs';
import { csvForm } from '../../platform/csv.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Binary } from '../../platform/http/reply.ts';
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
export async function exportEntries(db: Db, filter: LogFilter): Promise<Binary> {
  const rows = await listEntries(db, filter, { limit: mostExportedEntries });
  const cells = Readable.from(rows).map((row: LogEntry) =>
    Object.values(columns).map((cell) => cell(row)),
  );
  const csv = stringify({
    header: true,
    columns: Object.keys(columns),
    ...csvForm,
  });
  return {
    type: 'text/csv; charset=utf-8',
    content: cells.pipe(csv),
    download: 'action-log.csv',
  };
}
