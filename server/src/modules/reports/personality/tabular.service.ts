import { setImmediate } from 'node:timers/promises';
import type { OutputOf, QueryOf } from '@assay/contract/endpoint';
import type {
  exportCampaignPersonalityResults,
  getCampaignPersonalityResults,
} from '@assay/contract/personality-table';
import { testOf } from '@assay/contract/instruments';
import { leaningScales } from '@assay/instruments/personality/leaning';
import type { NormCitation } from '@assay/instruments/personality/norms';
import { type PersonalityScore, presentPersonality } from '@assay/instruments/personality/present';
import { scales } from '@assay/instruments/personality/scales';
import type { StoredPersonality } from '@assay/instruments/personality/score';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import type { Binary } from '../../../platform/http/reply.ts';
import { mostResults, pageMeta, readPage, wholeTable } from '../../../platform/page.ts';
import { tableFile } from '../../../platform/table-file.ts';
import { type Message, say } from '../../../platform/words/message.ts';
import { findCampaign } from '../../campaigns/index.ts';
import { personalityMessages } from '../pdf/words/personality-messages.data.ts';
import { fitOf, presentFitInShort } from './personality-fit.service.ts';
import { profileOf, purposeOf } from '../report-frame.presenter.ts';
import { countHidden, listTabularResults } from './tabular.queries.ts';
import { styleCell, tableHeads as heads } from '../words/table-messages.data.ts';

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
  ctx.logAccess(
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
      const factors = view.scores.filter(({ kind }) => kind === 'factor');
      const leaning = leaningScales(factors, row.scores as StoredPersonality);
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
        factors: factors.map(({ code, t, sten, percentile, end, band, interval }) => {
          return { code, t, sten, percentile, end, band, leaning: leaning.has(code), interval };
        }),
        responseStyle: view.responseStyle.verdict,
      };
    }),
    meta: {
      ...pageMeta(page, perPage, total),
      campaign: { id: campaign.id, name: campaign.name },
      norm: normOfAll(views.map(({ view }) => view.norm)),
      hidden: await countHidden(ctx.db, ctx.organizationId, campaign, { ...filter, total }),
    },
  };
}

/** With which norm everybody is compared; null where results bring different ones. */
function normOfAll(norms: readonly NormCitation[]): NormCitation | null {
  const [first, ...others] = norms;
  if (first === undefined) return null;
  const named = ({ name, version, group }: NormCitation) => JSON.stringify([name, version, group]);
  return others.every((other) => named(other) === named(first)) ? first : null;
}

/** So many are worked out before others get their turn. */
const batch = 10;

/** All of the table for a spreadsheet: factors and facets as T-scores, factors with both ends of their band. */
export async function exportPersonalityTable(
  ctx: ManagerContext,
  campaignId: number,
  { format, ...filter }: QueryOf<typeof exportCampaignPersonalityResults>,
): Promise<Binary> {
  const { db, organizationId, language } = ctx;
  const campaign = await findCampaign(db, organizationId, campaignId);
  if (campaign === undefined) throw notFound();
  const test = testOf('personality');
  const { rows } = await listTabularResults(db, organizationId, {
    ...filter,
    ...wholeTable,
    campaignId,
    test,
  });
  ctx.logAccess(
    rows.map(({ id }) => id),
    'personality_table',
  );
  const profile = profileOf(campaign, language);
  const tell = (message: Message) => say(language, message);
  const people: { scores: PersonalityScore[]; before: Cells; after: Cells }[] = [];
  const names = new Map<string, string>();
  for (const [at, row] of rows.entries()) {
    if (at % batch === 0) await setImmediate();
    const stored = row.scores as StoredPersonality;
    const { scores, responseStyle } = presentPersonality(stored, {
      purpose: purposeOf(campaign),
      language,
    });
    for (const { code, name } of scores) names.set(code, name);
    const fit =
      profile && fitOf({ subject: row, attemptId: row.attempt_id, stored }, scores, profile);
    const percentiles =
      fit && !fit.earlier ? [fit.percentile, ...fit.percentileInterval] : ['', '', ''];
    people.push({
      scores,
      before: [
        row.first_name,
        row.last_name,
        row.email,
        (row.completed_at as Date).toISOString(),
        row.attempt.number,
        ...(profile ? percentiles : []),
      ],
      after: [
        tell(styleCell(responseStyle.verdict)),
        `${ctx.appUrl}/admin/report/personality/${row.id}?campaign=${campaign.id}`,
      ],
    });
  }
  const columns = columnsOf(names);
  const header = [
    heads.firstName(),
    heads.lastName(),
    heads.email(),
    heads.completedAt(),
    heads.attempt(),
    ...(profile ? [heads.fit(), heads.fitFrom(), heads.fitTo()] : []),
  ].map(tell);
  const measured = columns.flatMap(({ name, wide }) =>
    wide ? [name, tell(heads.from({ name })), tell(heads.to({ name }))] : [name],
  );
  const end = [heads.answeringStyle(), heads.report()].map(tell);
  const lines = people.map(({ before, scores, after }) => [
    ...before,
    ...columns.flatMap((column) => scoreCells(column, scores)),
    ...after,
  ]);
  return tableFile(
    `${campaign.name}, ${tell(personalityMessages.file())}`,
    [[...header, ...measured, ...end], ...lines],
    { format, language: ctx.language },
  );
}

type Cells = (string | number)[];

/** A factor or facet in the file; factors have both ends of their band beside them. */
interface Column {
  code: string;
  name: string;
  wide: boolean;
}

/** What anybody was measured on: not everybody is asked the same, and each line has to stand below the same heads. */
function columnsOf(names: ReadonlyMap<string, string>): Column[] {
  return scales.flatMap(({ code, kind }) => {
    const name = names.get(code);
    return name === undefined || kind === 'tendency'
      ? []
      : [{ code, name, wide: kind === 'factor' }];
  });
}

function scoreCells({ code, wide }: Column, scores: readonly PersonalityScore[]): Cells {
  const score = scores.find((one) => one.code === code);
  if (score === undefined) return wide ? ['', '', ''] : [''];
  return wide ? [score.t, ...score.interval] : [score.t];
}
