import { mostCounted } from '@assay/contract/comparisons';
import { type InstrumentId, profiled, testTypeIds } from '@assay/contract/instruments';
import { sql } from 'kysely';
import { campaignAsks, ownedBy, testsOfCampaign } from '../../../access/scope.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** What closed groups of a campaign give together, by scale; in tenths of a point. */
export function listCampaignSums(
  db: Db,
  organizationId: OrganizationId,
  campaignId: number,
  instrument: InstrumentId,
) {
  return db
    .selectFrom('campaign_sums')
    .select(['scale', 'n', 'tenths'])
    .where(ownedBy(organizationId))
    .where('campaign_id', '=', campaignId)
    .where('instrument', '=', instrument)
    .where('n', '>', 0)
    .execute();
}

interface CampaignFilter {
  /** Only campaigns with this test. */
  instrument: keyof typeof testTypeIds | undefined;
  name?: string | undefined;
  page: number;
  perPage: number;
}

/** Campaigns that have been started, newest first, with how many results of the test count and may be read, of personality without one. */
export async function listCampaignsWithCounts(
  db: Db,
  organizationId: OrganizationId,
  { instrument, name, page, perPage }: CampaignFilter,
) {
  let query = db
    .selectFrom('campaigns')
    .where(ownedBy(organizationId))
    .where('campaigns.status', '<>', 'draft');
  if (instrument !== undefined) {
    query = query.where(campaignAsks(String(testTypeIds[instrument])));
  }
  if (name !== undefined && name !== '') {
    query = query.where(sql<boolean>`strpos(lower(campaigns.name), lower(${name})) > 0`);
  }
  const found = await query
    .select((where) => [
      'campaigns.id',
      'campaigns.name',
      'campaigns.type',
      'campaigns.status',
      testsOfCampaign.as('test_types'),
      'campaigns.created_at',
      'campaigns.subjects_count',
      where
        .selectFrom('campaign_sums')
        .select(({ fn }) => fn.max('n').as('n'))
        .whereRef('campaign_sums.campaign_id', '=', 'campaigns.id')
        .where('campaign_sums.instrument', '=', instrument ?? profiled)
        .as('n'),
    ])
    .orderBy('campaigns.created_at', 'desc')
    .orderBy('campaigns.id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const counts = await countReadable(
    db,
    found.map(({ id }) => id),
    instrument ?? profiled,
  );
  const rows = found.map((row) => ({ ...row, readable: counts.get(row.id) ?? 0 }));
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** Counted up to one more than is ever said. */
async function countReadable(
  db: Db,
  campaignIds: readonly number[],
  instrument: keyof typeof testTypeIds,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ campaign_id: number; readable: number }>`
    select c.campaign_id, c.readable
    from app.readable_counts(${campaignIds}::integer[], ${instrument}, ${mostCounted + 1}::integer) as c`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.campaign_id, row.readable]));
}
