import type { OutputOf, QueryOf } from '@assay/contract/endpoint';
import type { listAccesses as listCall } from '@assay/contract/own-data';
import type { UserContext } from '../../../platform/http/context.ts';
import { pageMeta } from '../../../platform/page.ts';
import { testName } from '../../subjects/index.ts';
import { accessLabel } from '../../reports/index.ts';
import { countAccesses, listAccesses } from './access-log.queries.ts';

/** Who opened which of the caller's results. Organisations by name; which of their people it was is theirs to say. */
export async function showAccesses(
  { db, actor, language }: UserContext,
  { page, perPage }: QueryOf<typeof listCall>,
): Promise<OutputOf<typeof listCall>> {
  const range = { limit: perPage, offset: (page - 1) * perPage };
  const rows = await listAccesses(db, actor.userId, range);
  const total = await countAccesses(db, actor.userId);
  return {
    data: rows.map((row) => {
      const { test, kind } = accessLabel(row.what);
      return {
        id: row.id,
        at: row.at.toISOString(),
        organization: { id: row.organization_id, name: row.organization_name },
        test: test && testName(test, language),
        kind,
      };
    }),
    meta: pageMeta(page, perPage, total),
  };
}
