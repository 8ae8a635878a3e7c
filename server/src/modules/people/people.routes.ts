import { checkCutOff } from '@assay/contract/cut-off';
import { downloadCampaignResults, filterCampaignResults } from '@assay/contract/campaign-results';
import * as contract from '@assay/contract/people';
import type { Registrar, Services } from '../../platform/http/registrar.ts';
import { readPage } from '../../platform/page.ts';
import { exportCampaignResults } from './campaign/campaign-file.service.ts';
import { showCampaignResults } from './campaign/campaign-results.service.ts';
import { showCutOff } from './cut-off/cut-off.service.ts';
import { columnRoutes } from './columns/columns.routes.ts';
import { keptRoutes } from './kept.routes.ts';
import { ratingRoutes } from './interview-rating/rating.routes.ts';
import { interviewTableRoutes } from './interview-table/interview-table.routes.ts';
import { askForFitOrder } from './fit/fit-order.service.ts';
import { exportPeople } from './file/people-csv.service.ts';
import { showPeople, showPerson } from './list/people.service.ts';
import { pinRoutes } from './pin/pin.routes.ts';

export function peopleRoutes(routes: Registrar, { config }: Services): void {
  routes.on(contract.filterCandidates, (ctx, { query }) => showPeople(ctx, query));
  routes.on(contract.filterAssessed, (ctx, { query }) =>
    showPeople(ctx, { ...query, assessed: true }),
  );
  routes.on(contract.listPeople, (ctx, { query }) =>
    showPeople(ctx, { ...readPage(query), scores: false }),
  );
  routes.on(contract.listAllPeople, (ctx, { query }) =>
    showPeople(ctx, { ...query, scores: false }),
  );
  routes.on(contract.orderByFit, async (ctx, { body }) => ({
    data: await askForFitOrder(ctx, body.profile),
  }));
  routes.onManual(contract.downloadPeople, (ctx, { query }) => exportPeople(ctx, query));
  routes.on(contract.getPerson, async (ctx, { params, query }) => ({
    data: await showPerson(ctx, params.id, query),
  }));
  routes.on(checkCutOff, async (ctx, { params, query }) => ({
    data: await showCutOff(ctx, params.id, query),
  }));
  routes.on(filterCampaignResults, (ctx, { params, query }) =>
    showCampaignResults(ctx, params.id, query),
  );
  routes.onManual(downloadCampaignResults, (ctx, { params, query }) =>
    exportCampaignResults(ctx, params.id, query),
  );
  keptRoutes(routes, config);
  pinRoutes(routes);
  ratingRoutes(routes);
  interviewTableRoutes(routes);
  columnRoutes(routes);
}
