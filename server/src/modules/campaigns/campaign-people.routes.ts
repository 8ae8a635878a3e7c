import * as contract from '@assay/contract/campaign-people';
import type { ManagerContext } from '../../platform/http/context.ts';
import type { Registrar } from '../../platform/http/registrar.ts';
import { pageMeta, readPage } from '../../platform/page.ts';
import { listLabelsOf } from '../subjects/index.ts';
import { presentSubject } from './campaign/campaign.presenter.ts';
import { getCampaign } from './campaign/campaign.service.ts';
import { previewSubjects } from './import/import.service.ts';
import {
  addSubjects,
  previewReminders,
  remindSubjects,
  removeSubject,
} from './invitation/people.service.ts';
import { listInvitations, type SubjectFilter } from './invitation/invitation.queries.ts';

export function campaignPeopleRoutes(routes: Registrar): void {
  routes.on(contract.filterCampaignSubjects, (ctx, { query }) =>
    subjectsPage(ctx, { ...query, campaignId: query.campaign }),
  );
  routes.on(contract.listCampaignSubjects, (ctx, { params, query }) =>
    subjectsPage(ctx, { ...readPage(query), campaignId: params.id }),
  );

  routes.onManual(contract.previewSubjects, async (ctx, { body }) => ({
    data: await previewSubjects(ctx, body),
  }));
  routes.on(contract.addSubjects, async (ctx, { body }) => ({
    data: await addSubjects(ctx, body),
  }));
  routes.on(contract.removeSubject, (ctx, { params }) =>
    removeSubject(ctx, params.campaignId, params.subjectId),
  );
  routes.on(contract.remindSubjects, (ctx, { params, body }) =>
    remindSubjects(ctx, params.id, body),
  );
  routes.on(contract.previewReminders, async (ctx, { params, body }) => ({
    data: await previewReminders(ctx, params.id, body.subjects),
  }));
}

async function subjectsPage(ctx: ManagerContext, filter: SubjectFilter) {
  const { db, organizationId } = ctx;
  const campaign =
    filter.campaignId === undefined ? undefined : await getCampaign(ctx, filter.campaignId);
  const { rows, total } = await listInvitations(
    db,
    organizationId,
    filter,
    campaign?.subjects_count,
  );
  const ids = rows.map((row) => row.subject_id);
  const labels = await listLabelsOf(db, organizationId, ids);
  return {
    data: rows.map((row) => presentSubject(row, labels.get(row.subject_id) ?? [])),
    meta: pageMeta(filter.page, filter.perPage, total),
  };
}
