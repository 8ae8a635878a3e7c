import * as contract from '@assay/contract/campaign-people';
import type { Registrar } from '../../platform/http/registrar.ts';
import { readPage } from '../../platform/page.ts';
import { showSubjects } from './campaign/campaign-subjects.service.ts';
import { previewSubjects } from './import/import.service.ts';
import {
  addSubjects,
  previewReminders,
  remindSubjects,
  removeSubject,
} from './invitation/people.service.ts';

export function campaignPeopleRoutes(routes: Registrar): void {
  routes.on(contract.filterCampaignSubjects, (ctx, { query }) =>
    showSubjects(ctx, { ...query, campaignId: query.campaign }),
  );
  routes.on(contract.listCampaignSubjects, (ctx, { params, query }) =>
    showSubjects(ctx, { ...readPage(query), campaignId: params.id }),
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
