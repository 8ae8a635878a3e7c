import type { OutputOf, QueryOf } from '@assay/contract/endpoint';
import { skillTestOf } from '@assay/contract/instruments';
import type {
  exportCampaignSkillResults,
  getCampaignSkillResults,
  SkillRow,
} from '@assay/contract/skill-reports';
import { presentSkill, type SkillView } from '@assay/instruments/skill/present';
import type { StoredSkill } from '@assay/instruments/skill/score';
import type { Distribution } from '@assay/instruments/skill/standing';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import type { Binary } from '../../../platform/http/reply.ts';
import { mostResults, pageMeta, readPage, wholeTable } from '../../../platform/page.ts';
import { tableFile } from '../../../platform/table-file.ts';
import { say } from '../../../platform/words/message.ts';
import { findCampaign } from '../../campaigns/index.ts';
import { countHidden, listTabularResults } from '../personality/tabular.queries.ts';
import { tableHeads as heads } from '../words/table-messages.data.ts';
import { findKnownTest, listOwnDistribution } from './skill-report.queries.ts';

type Tabular = OutputOf<typeof getCampaignSkillResults>;
type Filter = QueryOf<typeof exportCampaignSkillResults>;

interface Ids {
  id: number;
  testId: number;
}

/** Results of a skill test in a campaign as a table: permitted subjects only, how many are hidden is said. */
export async function showSkillTable(
  ctx: ManagerContext,
  ids: Ids,
  filter: QueryOf<typeof getCampaignSkillResults>,
): Promise<Tabular> {
  const { page, perPage } = readPage(filter, { most: mostResults });
  const { campaign, test, rows, total, n } = await readTable(ctx, ids, {
    ...filter,
    page,
    perPage,
  });
  return {
    data: rows,
    meta: {
      ...pageMeta(page, perPage, total),
      campaign: { id: campaign.id, name: campaign.name },
      test,
      n,
      hidden: await countHidden(ctx.db, ctx.organizationId, campaign, { ...filter, total }),
    },
  };
}

const header = [
  heads.firstName(),
  heads.lastName(),
  heads.email(),
  heads.completedAt(),
  heads.attempt(),
  heads.scorePercent(),
  heads.scoreFrom(),
  heads.scoreTo(),
  heads.percentile(),
  heads.minutes(),
  heads.right(),
  heads.partlyRight(),
  heads.wrong(),
  heads.timeUp(),
];

/** The whole table for a spreadsheet, without formulas. */
export async function exportSkillTable(
  ctx: ManagerContext,
  ids: Ids,
  { format, ...filter }: Filter,
): Promise<Binary> {
  const { campaign, test, rows } = await readTable(ctx, ids, {
    ...filter,
    ...wholeTable,
  });
  const lines = rows.map(({ subject, interval, ...row }) => [
    subject.first_name,
    subject.last_name,
    subject.email,
    row.completedAt,
    row.attempt.number,
    row.percent,
    ...interval,
    row.percentile,
    row.minutes,
    row.right,
    row.partlyRight,
    row.wrong,
    row.timeUp,
  ]);
  const names = header.map((head) => say(ctx.language, head));
  return tableFile(`${campaign.name}, ${test.name}`, [names, ...lines], {
    format,
    language: ctx.language,
  });
}

async function readTable(
  ctx: ManagerContext,
  { id, testId }: Ids,
  filter: Filter & { page: number; perPage: number },
) {
  const campaign = await findCampaign(ctx.db, ctx.organizationId, id);
  const test = await findKnownTest(ctx.db, ctx.organizationId, testId);
  const name = skillTestOf(testId);
  if (campaign === undefined || test === undefined || !campaign.test_types.includes(name)) {
    throw notFound();
  }
  const found = await listTabularResults(ctx.db, ctx.organizationId, {
    ...filter,
    campaignId: id,
    test: name,
  });
  ctx.logAccess(
    found.rows.map((row) => row.id),
    'skill_table',
  );
  const organization = await listOwnDistribution(ctx.db, ctx.organizationId, name);
  return {
    campaign,
    test,
    total: found.total,
    n: organization.reduce((sum, { people }) => sum + people, 0),
    rows: found.rows.map((row) => presentRow(row, organization)),
  };
}

type Row = Awaited<ReturnType<typeof listTabularResults>>['rows'][number];

function presentRow(row: Row, organization: Distribution): SkillRow {
  const view = presentSkill(row.scores as StoredSkill, { organization });
  const standing = view.standings.organization;
  const { id, first_name, last_name, email } = row;
  return {
    subject: { id, first_name, last_name, email },
    completedAt: (row.completed_at as Date).toISOString(),
    attempt: row.attempt,
    percent: view.percent,
    interval: view.interval,
    percentile: standing?.percentile ?? null,
    percentileInterval: standing?.interval ?? null,
    minutes: row.minutes === null ? null : Math.round(10 * row.minutes) / 10,
    right: count(view, 'right'),
    partlyRight: count(view, 'partly right'),
    wrong: count(view, 'wrong'),
    timeUp: count(view, 'time up'),
  };
}

function count({ questions }: SkillView, verdict: SkillView['questions'][number]['verdict']) {
  return questions.filter((question) => question.verdict === verdict).length;
}
