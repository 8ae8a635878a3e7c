import * as contract from '@assay/contract/campaigns';
import type { Registrar } from '../../platform/http/registrar.ts';
import { pageMeta } from '../../platform/page.ts';
import { activateCampaign } from './campaign/activation.service.ts';
import { presentRow, presentSubject } from './campaign/campaign.presenter.ts';
import { type CampaignFilter, listCampaigns } from './campaign/campaign.queries.ts';
import {
  deleteCampaign,
  getCampaign,
  saveCampaign,
  showCampaign,
} from './campaign/campaign.service.ts';
import { listInvitations, type SubjectFilter } from './invitation/invitation.queries.ts';
import { readText, saveText } from './text/text.service.ts';
import type { ManagerContext } from '../../platform/http/context.ts';

export function campaignRoutes(routes: Registrar): void {
  routes.on(contract.listCampaigns, (ctx, { query }) => page(ctx, { ...query, perPage: 25 }));
  routes.on(contract.filterCampaigns, (ctx, { query }) => page(ctx, query));
  routes.on(contract.getCampaign, async (ctx, { params }) => ({
    data: await showCampaign(ctx, params.id),
  }));
  routes.on(contract.saveCampaign, async (ctx, { body }) => ({
    data: await saveCampaign(ctx, body),
  }));
  routes.on(contract.deleteCampaign, (ctx, { params }) => deleteCampaign(ctx, params.id));
  routes.on(contract.activateCampaign, async (ctx, { params }) => ({
    data: await activateCampaign(ctx, params.id),
  }));

  routes.on(contract.getEmailText, async (ctx, { params }) => {
    const { text, is_default } = await readText(ctx, params.id, 'email_text');
    return { data: { email_text: text, is_default } };
  });
  routes.on(contract.setEmailText, async (ctx, { params, body }) => {
    const { text, is_default } = await saveText(ctx, params.id, 'email_text', body.email_text);
    return { data: { email_text: text, is_default } };
  });
  routes.on(contract.getReminderText, async (ctx, { params }) => {
    const { text, is_default } = await readText(ctx, params.id, 'reminder_text');
    return { data: { reminder_text: text, is_default } };
  });
  routes.on(contract.setReminderText, async (ctx, { params, body }) => {
    const { text, is_default } = await saveText(
      ctx,
      params.id,
      'reminder_text',
      body.reminder_text,
    );
    return { data: { reminder_text: text, is_default } };
  });

  routes.on(contract.filterCampaignSubjects, (ctx, { query }) =>
    subjectsPage(ctx, { ...query, campaignId: query.campaign }),
  );
  routes.on(contract.listCampaignSubjects, (ctx, { params, query }) =>
    subjectsPage(ctx, { ...query, campaignId: params.id }),
  );
}

async function page(ctx: ManagerContext, filter: CampaignFilter) {
  const { rows, total } = await listCampaigns(ctx.db, ctx.organizationId, filter);
  return { data: rows.map(presentRow), meta: pageMeta(filter.page, filter.perPage, total) };
}

async function subjectsPage(ctx: ManagerContext, filter: SubjectFilter) {
  const campaign = await getCampaign(ctx, filter.campaignId);
  const { rows, total } = await listInvitations(
    ctx.db,
    ctx.organizationId,
    filter,
    campaign.subjects_count,
  );
  return {
    data: rows.map((row) => presentSubject(row, campaign.test_types)),
    meta: pageMeta(filter.page, filter.perPage, total),
  };
}
