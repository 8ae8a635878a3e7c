import type { exportActionLogs, listActionLogs } from '@assay/contract/action-logs';
import type { OutputOf, QueryOf } from '@assay/contract/endpoint';
import { mostRows } from '@assay/contract/fields';
import type { Db } from '../../platform/db/database.ts';
import { pageMeta } from '../../platform/page.ts';
import { presentEntry } from './action-log.presenter.ts';
import { countEntries, findActor, listEntries, type LogFilter } from './action-log.queries.ts';

type Asked = QueryOf<typeof exportActionLogs>;

export async function showEntries(
  db: Db,
  { page, perPage, ...asked }: QueryOf<typeof listActionLogs>,
): Promise<OutputOf<typeof listActionLogs>> {
  const filter = await readFilter(db, asked);
  const rows = await listEntries(db, filter, { limit: perPage, offset: (page - 1) * perPage });
  const total = await countEntries(db, filter, mostRows + 1);
  return { data: rows.map(presentEntry), meta: pageMeta(page, perPage, total) };
}

/** An address that nobody has fits nothing. */
export async function readFilter(db: Db, { actor, ...rest }: Asked): Promise<LogFilter> {
  return actor === undefined ? rest : { ...rest, actor: (await findActor(db, actor)) ?? 0 };
}
