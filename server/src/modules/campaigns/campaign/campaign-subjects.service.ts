import type { Language } from '@assay/contract/languages';
import type { Db } from '../../../platform/db/database.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { pageMeta } from '../../../platform/page.ts';
import { listLabelsOf } from '../../subjects/index.ts';
import { listInvitations, type SubjectFilter } from '../invitation/invitation.queries.ts';
import { isOwnStage } from '../stage/stage.queries.ts';
import { presentSubject } from './campaign.presenter.ts';
import { findCampaign } from './campaign.queries.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** A page of a campaign’s people, or of those of all campaigns; 404 for a campaign or a stage of somebody else. */
export async function showSubjects(
  ctx: { db: Db; organizationId: OrganizationId; language: Language | null },
  filter: SubjectFilter,
) {
  const { db, organizationId } = ctx;
  const { campaignId } = filter;
  const campaign =
    campaignId === undefined ? undefined : await findCampaign(db, organizationId, campaignId);
  if (campaignId !== undefined && campaign === undefined) throw notFound();
  if (filter.stage !== undefined && !(await isOwnStage(db, organizationId, filter.stage))) {
    throw notFound();
  }
  const { rows, total } = await listInvitations(
    db,
    organizationId,
    filter,
    campaign?.subjects_count,
  );
  const ids = rows.map((row) => row.subject_id);
  const labels = await listLabelsOf(db, organizationId, ids);
  return {
    data: rows.map((row) => presentSubject(row, labels.get(row.subject_id) ?? [], ctx.language)),
    meta: pageMeta(filter.page, filter.perPage, total),
  };
}
