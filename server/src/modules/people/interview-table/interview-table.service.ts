import type { OutputOf, QueryOf } from '@assay/contract/endpoint';
import { interviewTestOf } from '@assay/contract/instruments';
import type {
  exportCampaignInterviewResults,
  getCampaignInterviewResults,
  InterviewTableRow,
} from '@assay/contract/interview-reports';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import type { Binary } from '../../../platform/http/reply.ts';
import { type Page, mostResults, pageMeta, readPage, wholeTable } from '../../../platform/page.ts';
import { tableFile } from '../../../platform/table-file.ts';
import { type Message, say } from '../../../platform/words/message.ts';
import { findCampaign } from '../../campaigns/index.ts';
import { listInterviewRows } from './interview-table.queries.ts';
import { stateCells, tableHeads as heads } from '../../reports/index.ts';

type Table = OutputOf<typeof getCampaignInterviewResults>;
type Filter = QueryOf<typeof exportCampaignInterviewResults>;

async function readTable(ctx: ManagerContext, campaignId: number, filter: Filter, page: Page) {
  const campaign = await findCampaign(ctx.db, ctx.organizationId, campaignId);
  const interview = campaign?.own_test ?? null;
  if (campaign === undefined || interview === null) throw notFound();
  const test = interviewTestOf(interview.code);
  const found = await listInterviewRows(ctx.db, ctx.organizationId, {
    ...filter,
    ...page,
    campaignId,
    test,
    raterId: ctx.actor.userId,
  });
  // Of the others nothing is shown but what the organisation has typed.
  ctx.logAccess(
    found.rows.filter(({ asked }) => asked !== null).map(({ id }) => id),
    'interview_table',
  );
  return { campaign, interview, total: found.total, rows: found.rows.map(presentRow) };
}

/** How far everybody of a campaign is with its interview; what they have done only with their permission. */
export async function showInterviewTable(
  ctx: ManagerContext,
  campaignId: number,
  { page: wanted, perPage: size, ...filter }: QueryOf<typeof getCampaignInterviewResults>,
): Promise<Table> {
  const { page, perPage } = readPage({ page: wanted, perPage: size }, { most: mostResults });
  const table = await readTable(ctx, campaignId, filter, { page, perPage });
  const { campaign, interview, rows, total } = table;
  return {
    data: rows,
    meta: {
      ...pageMeta(page, perPage, total),
      campaign: { id: campaign.id, name: campaign.name },
      interview: { id: interview.id, name: interview.name, code: interview.code },
    },
  };
}

const header = [
  heads.firstName(),
  heads.lastName(),
  heads.email(),
  heads.state(),
  heads.answered(),
  heads.asked(),
  heads.lengthInSeconds(),
  heads.recordedAgain(),
  heads.startedAt(),
  heads.completedAt(),
  heads.attempt(),
  heads.ownRating(),
  heads.meanRating(),
  heads.raters(),
  heads.interview(),
];

/** All of the table, for a spreadsheet. */
export async function exportInterviewTable(
  ctx: ManagerContext,
  campaignId: number,
  { format, ...filter }: Filter,
): Promise<Binary> {
  const { campaign, interview, rows } = await readTable(ctx, campaignId, filter, wholeTable);
  const tell = (message: Message) => say(ctx.language, message);
  const lines = rows.map(({ subject, ...row }) => [
    subject.first_name,
    subject.last_name,
    subject.email,
    tell(stateCells[row.state]),
    row.answered,
    row.asked,
    row.seconds,
    row.retakes,
    row.startedAt,
    row.completedAt,
    row.attempt?.number,
    row.rating?.own,
    row.rating?.mean,
    row.rating?.raters,
    row.completedAt === null
      ? null
      : `${ctx.appUrl}/admin/interview/result/${interview.code}/${subject.id}?campaign=${campaign.id}`,
  ]);
  const name = `${campaign.name}, ${interview.name}`;
  return tableFile(name, [header.map(tell), ...lines], { format, language: ctx.language });
}

type Row = Awaited<ReturnType<typeof listInterviewRows>>['rows'][number];

function presentRow(row: Row): InterviewTableRow {
  const { id, first_name, last_name, email } = row;
  const { permission, answered, asked, seconds, retakes, attempt, rating } = row;
  return {
    subject: { id, first_name, last_name, email },
    permission,
    state: row.state as InterviewTableRow['state'],
    answered,
    asked,
    seconds,
    retakes,
    startedAt: row.started_at?.toISOString() ?? null,
    completedAt: row.completed_at?.toISOString() ?? null,
    attempt,
    rating,
  };
}
