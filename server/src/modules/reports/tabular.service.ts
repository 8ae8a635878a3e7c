import type { OutputOf, QueryOf } from '@assay/contract/endpoint';
import type { getCampaignPersonalityResults } from '@assay/contract/reports';
import { testOf } from '@assay/contract/instruments';
import { presentPersonality } from '@assay/instruments/personality/present';
import type { StoredPersonality } from '@assay/instruments/personality/score';
import type { ManagerContext } from '../../platform/http/context.ts';
import { notFound } from '../../platform/http/errors.ts';
import { mostResults, pageMeta, readPage } from '../../platform/page.ts';
import { findCampaign } from '../campaigns/index.ts';
import { fitOf, presentFitInShort } from './personality-fit.service.ts';
import { profileOf, purposeOf } from './report-frame.presenter.ts';
import { listTabularResults } from './tabular.queries.ts';

type Tabular = OutputOf<typeof getCampaignPersonalityResults>;
type Filter = QueryOf<typeof getCampaignPersonalityResults>;

/** Personality results of a campaign as a table: permitted subjects only, how many are hidden is said. */
export async function showTabular(
  ctx: ManagerContext,
  campaignId: number,
  filter: Filter,
): Promise<Tabular> {
  const { page, perPage } = readPage(filter, { most: mostResults });
  const campaign = await findCampaign(ctx.db, ctx.organizationId, campaignId);
  if (campaign === undefined) throw notFound();
  const { rows, total } = await listTabularResults(ctx.db, ctx.organizationId, {
    ...filter,
    page,
    perPage,
    campaignId,
    test: testOf('personality'),
  });
  ctx.reveal(
    rows.map(({ id }) => id),
    'personality_table',
  );
  const profile = profileOf(campaign, ctx.language);
  const purpose = purposeOf(campaign);
  const views = rows.map((row) => ({
    row,
    view: presentPersonality(row.scores as StoredPersonality, {
      purpose,
      language: ctx.language,
    }),
  }));
  return {
    data: views.map(({ row, view }) => {
      const measured = { subject: row, attemptId: row.attempt_id, stored: row.scores };
      const fit = profile && fitOf(measured, view.scores, profile);
      return {
        subject: {
          id: row.id,
          first_name: row.first_name,
          last_name: row.last_name,
          email: row.email,
        },
        completedAt: (row.completed_at as Date).toISOString(),
        attempt: row.attempt,
        fit: fit && presentFitInShort(fit),
        factors: view.scores
          .filter(({ kind }) => kind === 'factor')
          .map(({ code, t, sten, percentile, end, band, interval }) => {
            return { code, t, sten, percentile, end, band, interval };
          }),
        responseStyle: view.responseStyle.verdict,
      };
    }),
    meta: {
      ...pageMeta(page, perPage, total),
      campaign: { id: campaign.id, name: campaign.name },
      norm: views[0]?.view.norm ?? null,
      hidden: Math.max(0, campaign.subjects_count - total),
    },
  };
}
