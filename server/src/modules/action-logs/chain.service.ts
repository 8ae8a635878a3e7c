import type { OutputOf } from '@assay/contract/endpoint';
import type { verifyActionLogs } from '@assay/contract/action-logs';
import { chainStart, nextLink } from '../../platform/audit.ts';
import type { Db } from '../../platform/db/database.ts';
import { notFound } from '../../platform/http/errors.ts';
import { countSeals, findLink, listSealed } from './chain.queries.ts';

type Verdict = OutputOf<typeof verifyActionLogs>['data'];

const batch = 5000;
const mostChecked = 50_000;

/** Walks the chain from one place on and stops at the first entry that is not as it was sealed. */
export async function verifyChain(db: Db, after: number): Promise<Verdict> {
  let link = after === 0 ? chainStart : await findLink(db, after);
  if (link === undefined) throw notFound();
  const counts = await countSeals(db);
  let place = after;
  let erased = 0;
  const verdict = (broken: Verdict['first_broken'], next: number | null): Verdict => ({
    checked: place - after,
    ...counts,
    ok: broken === null,
    first_broken: broken,
    erased,
    next,
  });
  while (place - after < mostChecked) {
    const entries = await listSealed(db, place, batch);
    for (const entry of entries) {
      const { id, seal } = entry;
      if (seal !== place + 1) return verdict({ id, reason: 'missing' }, null);
      place = seal;
      link = nextLink(link, entry);
      if (!link.equals(entry.chain)) return verdict({ id, reason: 'chain' }, null);
      if (!entry.true_details) return verdict({ id, reason: 'details' }, null);
      if (entry.erased) erased += 1;
    }
    if (entries.length < batch) return verdict(null, null);
  }
  return verdict(null, place);
}
