import type { OutputOf, QueryOf } from '@assay/contract/endpoint';
import { testOf } from '@assay/contract/instruments';
import type { getCampaignJudgementResults } from '@assay/contract/judgement-reports';
import type { TableFormat } from '@assay/contract/table-file';
import { presentJudgement } from '@assay/instruments/judgement/present';
import type { StoredJudgement } from '@assay/instruments/judgement/score';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { mostResults, pageMeta, readPage, wholeTable } from '../../../platform/page.ts';
import { tableFile } from '../../../platform/table-file.ts';
import { type Message, say } from '../../../platform/words/message.ts';
import { findCampaign } from '../../campaigns/index.ts';
import { countHidden, listTabularResults } from '../personality/tabular.queries.ts';
import { tableHeads as heads } from '../words/table-messages.data.ts';
import { judgementMessages } from './judgement-messages.data.ts';

type Table = OutputOf<typeof getCampaignJudgementResults>;
type Filter = QueryOf<typeof getCampaignJudgementResults>;

const test = testOf('judgement');

/** Results of a campaign: permitted subjects only, how many are hidden is said. Nobody is sorted by points: most ranges overlap. */
export async function showJudgementTable(
  ctx: ManagerContext,
  campaignId: number,
  filter: Filter,
): Promise<Table> {
  const { db, organizationId, language } = ctx;
  const campaign = await findCampaign(db, organizationId, campaignId);
  // Only who asks for the test reads it, and it is the campaign that asks.
  if (!campaign?.test_types.includes(test)) throw notFound();
  const { page, perPage } = readPage(filter, { most: mostResults });
  const { rows, total } = await listTabularResults(db, organizationId, {
    ...filter,
    page,
    perPage,
    campaignId,
    test,
  });
  ctx.logAccess(
    rows.map(({ id }) => id),
    'judgement_table',
  );
  return {
    data: rows.map(({ id, first_name, last_name, email, completed_at, attempt, ...row }) => {
      const view = presentJudgement(row.scores as StoredJudgement, language);
      const { points, possible, interval, agreement, verdict, hasty } = view;
      return {
        subject: { id, first_name, last_name, email },
        completedAt: (completed_at as Date).toISOString(),
        attempt,
        minutes: row.minutes,
        points,
        possible,
        interval,
        agreement,
        verdict,
        isHasty: hasty !== null,
      };
    }),
    meta: {
      ...pageMeta(page, perPage, total),
      campaign: { id: campaign.id, name: campaign.name },
      hidden: await countHidden(db, organizationId, campaign, { ...filter, total }),
    },
  };
}

/** The same table with everybody in it, as a file. */
export async function exportJudgementTable(
  ctx: ManagerContext,
  campaignId: number,
  format: TableFormat,
) {
  const { data, meta } = await showJudgementTable(ctx, campaignId, wholeTable);
  const { language } = ctx;
  const tell = (message: Message) => say(language, message);
  const header = [
    heads.firstName(),
    heads.lastName(),
    heads.email(),
    heads.completedAt(),
    heads.attempt(),
    judgementMessages.columnPoints(),
    judgementMessages.columnPossible(),
    judgementMessages.columnFrom(),
    judgementMessages.columnTo(),
    judgementMessages.columnVerdict(),
    judgementMessages.columnAnswering(),
  ].map(tell);
  const rows = data.map(({ subject, completedAt, attempt, ...row }) => [
    subject.first_name,
    subject.last_name,
    subject.email,
    completedAt,
    attempt.number,
    row.points,
    row.possible,
    ...row.interval,
    row.verdict,
    row.isHasty ? tell(judgementMessages.tooFast()) : '',
  ]);
  const name = `${meta.campaign.name}, ${tell(judgementMessages.file())}`;
  return tableFile(name, [header, ...rows], { format, language });
}
