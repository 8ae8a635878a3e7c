import type { OutputOf, QueryOf } from '@assay/contract/endpoint';
import type {
  exportCampaignLogicalResults,
  getCampaignLogicalResults,
} from '@assay/contract/logical-reports';
import { testOf } from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';
import { type LogicalView, presentLogical } from '@assay/instruments/logical/present';
import type { StoredLogical } from '@assay/instruments/logical/score';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import type { Binary } from '../../../platform/http/reply.ts';
import { type Page, mostResults, pageMeta, readPage, wholeTable } from '../../../platform/page.ts';
import { tableFile } from '../../../platform/table-file.ts';
import { type Message, say } from '../../../platform/words/message.ts';
import { findCampaign } from '../../campaigns/index.ts';
import { presentLogicalScore } from '../../instruments/index.ts';
import { listLabelsOf } from '../../subjects/index.ts';
import { normInWords } from '../pdf/report.words.ts';
import { countHidden, listTabularResults } from '../personality/tabular.queries.ts';
import { logicalMessages } from '../words/logical-messages.data.ts';
import { toldBy } from './logical-order.queries.ts';
import { styleCell, tableHeads as heads } from '../words/table-messages.data.ts';

type Tabular = OutputOf<typeof getCampaignLogicalResults>;
type Filter = QueryOf<typeof exportCampaignLogicalResults>;

async function readTable(ctx: ManagerContext, campaignId: number, filter: Filter, page: Page) {
  const campaign = await findCampaign(ctx.db, ctx.organizationId, campaignId);
  if (campaign === undefined) throw notFound();
  const { rows, total } = await listTabularResults(ctx.db, ctx.organizationId, {
    ...filter,
    ...page,
    campaignId,
    test: testOf('iq'),
    told: toldBy(filter.order),
  });
  ctx.logAccess(
    rows.map(({ id }) => id),
    'iq_table',
  );
  const people = rows.map((row) => ({
    row,
    view: presentLogical(row.scores as StoredLogical, ctx.language),
  }));
  return { campaign, people, total };
}

/** Logical results of a campaign as a table: permitted subjects only, how many are hidden is said. */
export async function showLogicalTable(
  ctx: ManagerContext,
  campaignId: number,
  { page: asked, perPage: size, ...filter }: QueryOf<typeof getCampaignLogicalResults>,
): Promise<Tabular> {
  const { page, perPage } = readPage({ page: asked, perPage: size }, { most: mostResults });
  const { campaign, people, total } = await readTable(ctx, campaignId, filter, { page, perPage });
  return {
    data: people.map(({ row: { id, first_name, last_name, email, ...row }, view }) => ({
      subject: { id, first_name, last_name, email },
      completedAt: (row.completed_at as Date).toISOString(),
      attempt: row.attempt,
      minutes: row.minutes,
      scores: view.scores.map((score) => cellOf(score, ctx.language)),
      effort: view.effort.verdict,
    })),
    meta: {
      ...pageMeta(page, perPage, total),
      campaign: { id: campaign.id, name: campaign.name },
      norm: people[0]?.view.norm ?? null,
      hidden: await countHidden(ctx.db, ctx.organizationId, campaign, { ...filter, total }),
    },
  };
}

function cellOf(
  score: LogicalView['scores'][number],
  language: Language | null,
): Tabular['data'][number]['scores'][number] {
  const { code, name, inWords, right, answered, asked, ...rest } = presentLogicalScore(
    score,
    language,
  );
  const { iq, interval, t, tInterval, sten, percentile, band } = rest;
  const counts = { right, answered, asked };
  return { code, name, inWords, ...counts, iq, interval, t, tInterval, sten, percentile, band };
}

const header = [
  heads.firstName(),
  heads.lastName(),
  heads.email(),
  heads.labels(),
  heads.completedAt(),
  heads.attempt(),
  heads.totalVerdict(),
  heads.totalRight(),
  heads.totalAsked(),
  heads.totalScore(),
  heads.totalLow(),
  heads.totalHigh(),
  heads.analogyVerdict(),
  heads.analogyRight(),
  heads.analogyAsked(),
  heads.analogyScore(),
  heads.analogyLow(),
  heads.analogyHigh(),
  heads.sequenceVerdict(),
  heads.sequenceRight(),
  heads.sequenceAsked(),
  heads.sequenceScore(),
  heads.sequenceLow(),
  heads.sequenceHigh(),
  heads.answering(),
  heads.scale(),
  heads.report(),
];

/** All of the table, for a spreadsheet. */
export async function exportLogicalTable(
  ctx: ManagerContext,
  campaignId: number,
  { format, ...filter }: Filter,
): Promise<Binary> {
  const { language } = ctx;
  const tell = (message: Message) => say(language, message);
  const { campaign, people } = await readTable(ctx, campaignId, filter, wholeTable);
  const ids = people.map(({ row }) => row.id);
  const labels = await listLabelsOf(ctx.db, ctx.organizationId, ids);
  const lines = people.map(({ row, view: { scores, effort, norm } }) => [
    row.first_name,
    row.last_name,
    row.email,
    (labels.get(row.id) ?? []).map(({ name }) => name).join(', '),
    (row.completed_at as Date).toISOString(),
    row.attempt.number,
    ...(['TOTAL', 'ANALOGY', 'SEQUENCE'] as const).flatMap((wanted) =>
      scores
        .filter(({ code }) => code === wanted)
        .flatMap((score) => {
          const { inWords, right, asked, iq, interval } = presentLogicalScore(score, language);
          return [inWords, right, asked, iq, ...(interval ?? [null, null])];
        }),
    ),
    tell(styleCell(effort.verdict)),
    normInWords(norm, language ?? 'en'),
    `${ctx.appUrl}/admin/report/logical/${row.id}?campaign=${campaign.id}`,
  ]);
  const name = `${campaign.name}, ${tell(logicalMessages.file())}`;
  return tableFile(name, [header.map(tell), ...lines], { format, language });
}
