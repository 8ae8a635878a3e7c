import * as contract from '@assay/contract/interview-ratings';
import { downloadInterview } from '@assay/contract/interviews';
import type { Registrar } from '../../../platform/http/registrar.ts';
import { printInterview } from '../../reports/index.ts';
import { rate, showRatings, takeBack } from './rating.service.ts';
import { saveRubric, showRubric } from './rubric.service.ts';

export function ratingRoutes(routes: Registrar): void {
  routes.on(contract.getRubric, async (ctx, { params }) => ({
    data: await showRubric(ctx, params.interviewId),
  }));
  routes.on(contract.setRubric, async (ctx, { params, body }) => ({
    data: await saveRubric(ctx, params.interviewId, body),
  }));
  routes.on(contract.getRatings, async (ctx, { params }) => ({
    data: await showRatings(ctx, params),
  }));
  routes.on(downloadInterview, async (ctx, { params }) =>
    printInterview(ctx, params, await showRatings(ctx, params)),
  );
  routes.on(contract.takeRatingBack, async (ctx, { params }) => ({
    data: await takeBack(ctx, params),
  }));
  routes.on(contract.rateInterview, async (ctx, { params, body }) => ({
    data: await rate(ctx, params, body),
  }));
}
