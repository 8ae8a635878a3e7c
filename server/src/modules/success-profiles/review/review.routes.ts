import { listOwnReviews } from '@assay/contract/own-data';
import * as contract from '@assay/contract/reviews';
import type { Registrar } from '../../../platform/http/registrar.ts';
import { showAgreement, showOverTime, showOwn, showResults } from './result.service.ts';
import { answer, beginReview, discard, showCategories, showItems } from './review.service.ts';

export function reviewRoutes(routes: Registrar): void {
  routes.on(contract.listReviewCategories, async (ctx, { params }) => ({
    data: await showCategories(ctx, params.subjectId),
  }));
  routes.on(contract.listReviewItems, async (ctx, { params }) => ({
    data: await showItems(ctx, params.categoryId),
  }));
  routes.on(contract.beginReview, async (ctx, { body }) => ({
    data: await beginReview(ctx, body),
  }));
  routes.on(contract.answerReview, async (ctx, { body }) => ({ data: await answer(ctx, body) }));
  routes.on(contract.discardReview, (ctx, { params }) => discard(ctx, params));
  routes.on(contract.getReviewResults, async (ctx, { params }) => ({
    data: await showResults(ctx, params),
  }));
  routes.on(contract.getEngagementOverTime, async (ctx, { params }) => ({
    data: await showOverTime(ctx, 'engagement', params),
  }));
  routes.on(contract.getPerformanceOverTime, async (ctx, { params }) => ({
    data: await showOverTime(ctx, 'performance', params),
  }));
  routes.on(listOwnReviews, async (ctx) => ({ data: await showOwn(ctx) }));
  routes.onManual(contract.getReviewAgreement, async (ctx, { params }) => ({
    data: await showAgreement(ctx, params.successProfileId),
  }));
}
