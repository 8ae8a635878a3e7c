import type { BurnoutAverages, BurnoutReport } from '@assay/contract/burnout-reports';
import { testOf } from '@assay/contract/instruments';
import { combineBatches } from '@assay/instruments/burnout/groups';
import { presentBurnoutForManager } from '@assay/instruments/burnout/present';
import type { StoredBurnout } from '@assay/instruments/burnout/score';
import { leastN } from '@assay/instruments/profiles/averages';
import { burnoutTranslated } from '@assay/instruments/burnout/translated.data';
import { translationLimits } from '@assay/instruments/translated';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { countWaiting, listFigures } from '../../instruments/index.ts';
import { notFinished, readResults } from '../readable.service.ts';
import { presentReportCampaign, presentReportSubject } from '../report-frame.presenter.ts';
import { findAskingCampaign, findReportCampaign } from '../report.queries.ts';

const test = testOf('burnout');

/**
 * Band and drivers of one person. Health is shown to those alone who asked after it: a record from before the
 * organisation's invitation, or one that another organisation asked for, is as if there were none.
 */
export async function showBurnoutReport(
  ctx: ManagerContext,
  subjectId: number,
): Promise<BurnoutReport> {
  const [readable] = await readResults(ctx, test, [subjectId]);
  if (readable === undefined) throw notFound();
  const { subject, stored, completedAt, language } = readable;
  const asked = { subjectId, test, by: completedAt };
  const campaign = await findAskingCampaign(ctx.db, ctx.organizationId, asked);
  if (campaign === undefined) throw notFinished();
  const view = presentBurnoutForManager(stored as StoredBurnout, ctx.language);
  if (view.band === null || view.text === null) throw notFinished();
  ctx.logAccess([subjectId], 'burnout_report');
  return {
    subject: presentReportSubject(subject),
    campaign: presentReportCampaign(campaign),
    completedAt: completedAt.toISOString(),
    band: view.band,
    text: view.text,
    drivers: view.drivers,
    advice: [...view.advice],
    limits: [...view.limits, ...translationLimits(burnoutTranslated, language, ctx.language)],
  };
}

/** What may be said of a campaign's people as a whole. There is no list of them: it would rank people by their health. */
export async function showBurnoutAverages(
  ctx: ManagerContext,
  campaignId: number,
): Promise<BurnoutAverages> {
  const campaign = await findReportCampaign(ctx.db, ctx.organizationId, campaignId);
  if (campaign === undefined) throw notFound();
  const batches = await listFigures(ctx.db, ctx.organizationId, campaignId);
  const waiting = await countWaiting(ctx.db, ctx.organizationId, campaignId);
  return {
    campaign: presentReportCampaign(campaign),
    leastN,
    missing: Math.max(0, leastN - waiting),
    total: combineBatches(batches),
    batches: batches.map(({ n, mean, closed_at }) => {
      return { n, mean, closedAt: closed_at.toISOString() };
    }),
  };
}
