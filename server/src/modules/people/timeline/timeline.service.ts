import type { OutputOf, QueryOf } from '@assay/contract/endpoint';
import { testIdOf } from '@assay/contract/instruments';
import type { getSubjectTimeline } from '@assay/contract/subject-profile';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { pageMeta } from '../../../platform/page.ts';
import { describeTests } from '../../instruments/index.ts';
import { requireReadable } from '../../reports/index.ts';
import { countHappenings, listHappenings } from './timeline.queries.ts';

type Timeline = OutputOf<typeof getSubjectTimeline>;

/** What happened between somebody and the organisation. */
export async function showTimeline(
  { db, organizationId, language }: ManagerContext,
  subjectId: number,
  { kind, page, perPage }: QueryOf<typeof getSubjectTimeline>,
): Promise<Timeline> {
  await requireReadable({ db, organizationId }, [subjectId]);
  const filter = { organizationId, subjectId, kind: kind ?? null };
  const meta = pageMeta(page, perPage, await countHappenings(db, filter));
  const rows = await listHappenings(db, { ...filter, page, perPage });
  const tests = [...new Set(rows.flatMap(({ test }) => test ?? []))];
  const names = new Map(
    (await describeTests(db, tests, language)).map(({ test, name }) => [test, name]),
  );
  return {
    data: rows.map(({ at, kind: happened, test, detail, ...row }) => ({
      at: at.toISOString(),
      kind: happened,
      campaign: named(row.campaign_id, row.campaign_name),
      test: test === null ? null : { id: testIdOf(test), name: names.get(test) ?? '' },
      actor: named(row.actor_id, row.actor_name),
      detail,
    })),
    meta,
  };
}

function named(id: number | null, name: string | null) {
  return id === null || name === null ? null : { id, name };
}
