import * as contract from '@assay/contract/campaigns';
import type { Registrar } from '../../platform/http/registrar.ts';
import { pageMeta, readPage } from '../../platform/page.ts';
import { activateCampaign, showPlaces } from './campaign/activation.service.ts';
import { presentRow } from './campaign/campaign.presenter.ts';
import { type CampaignFilter, listCampaigns } from './campaign/campaign.queries.ts';
import { deleteCampaign, saveCampaign, showCampaign } from './campaign/campaign.service.ts';
import { archiveCampaign, closeCampaign, editActiveCampaign } from './campaign/running.service.ts';
import type { ManagerContext } from '../../platform/http/context.ts';

export function campaignRoutes(routes: Registrar): void {
  routes.on(contract.listCampaigns, (ctx, { query }) => page(ctx, { ...query, perPage: 25 }));
  routes.on(contract.filterCampaigns, (ctx, { query }) => page(ctx, query));
  routes.on(contract.getCampaign, async (ctx, { params }) => ({
    data: await showCampaign(ctx, params.id),
  }));
  routes.on(contract.saveCampaign, async (ctx, { body }) => {
    if (body.campaign_id !== undefined) ctx.status = 200;
    return { data: await saveCampaign(ctx, body) };
  });
  routes.on(contract.deleteCampaign, (ctx, { params }) => deleteCampaign(ctx, params.id));
  routes.on(contract.listCompletedCampaigns, (ctx, { query }) =>
    page(ctx, { ...readPage(query), status: 'completed', order: '-deadline' }),
  );
  routes.on(contract.editActiveCampaign, async (ctx, { body }) => ({
    data: await editActiveCampaign(ctx, body),
  }));
  routes.on(contract.closeCampaign, async (ctx, { params }) => ({
    data: await closeCampaign(ctx, params.id),
  }));
  routes.on(contract.archiveCampaign, async (ctx, { params, body }) => ({
    data: await archiveCampaign(ctx, params.id, body.archived),
  }));
  routes.on(contract.getPlaces, async (ctx, { query }) => ({
    data: await showPlaces(ctx, query.campaign),
  }));
  routes.on(contract.activateCampaign, async (ctx, { params }) => ({
    data: await activateCampaign(ctx, params.id),
  }));
}

async function page(ctx: ManagerContext, filter: CampaignFilter) {
  const { rows, total } = await listCampaigns(ctx.db, ctx.organizationId, filter);
  return {
    data: rows.map((row) => presentRow(row, ctx.language)),
    meta: pageMeta(filter.page, filter.perPage, total),
  };
}
