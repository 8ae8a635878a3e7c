import type { BodyOf } from '@assay/contract/endpoint';
import type { ColumnList, ListColumns, saveListColumns } from '@assay/contract/list-columns';
import type { ManagerContext } from '../../../platform/http/context.ts';
import * as columns from './columns.queries.ts';

export async function showColumns({ db, actor }: ManagerContext): Promise<ListColumns> {
  const rows = await columns.listColumns(db, actor.userId);
  const of = (name: ColumnList) => {
    const row = rows.find(({ list }) => list === name);
    return row ? { hidden: row.hidden, score: row.score, profile: row.profile } : null;
  };
  return { talent: of('talent'), campaigns: of('campaigns') };
}

/** How somebody looks at a list is no action of theirs: the log tells nothing of it. */
export async function saveColumns(
  ctx: ManagerContext,
  list: ColumnList,
  { hidden, score, profile = null }: BodyOf<typeof saveListColumns>,
): Promise<ListColumns> {
  const test = score == null ? null : String(score);
  const chosen = { hidden: [...new Set(hidden)], score: test, profile };
  await columns.upsertColumns(ctx.db, ctx.actor.userId, list, chosen);
  return showColumns(ctx);
}

export async function resetColumns(ctx: ManagerContext, list: ColumnList): Promise<ListColumns> {
  await columns.deleteColumns(ctx.db, ctx.actor.userId, list);
  return showColumns(ctx);
}
