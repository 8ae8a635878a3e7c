import type { downloadCampaignResults } from '@assay/contract/campaign-results';
import type { QueryOf } from '@assay/contract/endpoint';
import { factsOf } from '@assay/contract/instruments';
import { transact } from '../../../platform/db/database.ts';
import type { Cell } from '../../../platform/documents/xlsx.writer.ts';
import type { ManualContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { writeLedger } from '../../../platform/http/ledger.ts';
import type { Binary } from '../../../platform/http/reply.ts';
import { tableFile } from '../../../platform/table-file.ts';
import { constant, type Message, say } from '../../../platform/words/message.ts';
import { findCampaign } from '../../campaigns/index.ts';
import { describeTests, type TestFacts } from '../../instruments/index.ts';
import { stateCells } from '../../reports/index.ts';
import { csvMessages as heads, testStateCells } from '../file/csv-messages.data.ts';
import { inOneNumber, isSilent, scoreHead, whyEmpty } from '../file/file.presenter.ts';
import { managerOf } from '../manager.model.ts';
import { factorColumns, type Factors } from './personality-columns.service.ts';
import {
  type Campaign,
  findOrder,
  readRows,
  type ResultRow,
  whoseResults,
} from './campaign-results.service.ts';

/** So many people are held at a time, however many the file has. */
const batch = 200;

interface Columns {
  campaign: Campaign;
  tests: readonly TestFacts[];
}

/**
 * The results of all tests of a campaign in one table. It is written bit by bit: some people are read, whose results they are is
 * written down, and only then their lines leave. Health is no part of it: of that there is no list of people.
 */
export async function exportCampaignResults(
  ctx: ManualContext,
  id: number,
  { format, ...asked }: QueryOf<typeof downloadCampaignResults>,
): Promise<Binary> {
  const { organizationId, viewer } = managerOf(ctx);
  const { campaign, ids, tests } = await transact(
    ctx.pool,
    viewer,
    async (db) => {
      const reader = { db, organizationId, language: ctx.language };
      const found = await findCampaign(db, organizationId, id);
      if (found === undefined) throw notFound();
      const order = await findOrder(reader, found, asked);
      const described = await describeTests(db, found.test_types, ctx.language);
      return {
        campaign: found,
        ids: order.ids,
        tests: described.filter(({ test }) => !factsOf(test)?.isRepeated),
      };
    },
    { readOnly: true },
  );
  const lines = linesOf(ctx, ids, { campaign, tests });
  return tableFile(`${campaign.name}, ${say(ctx.language, heads.allTests())}`, lines, {
    format,
    language: ctx.language,
  });
}

async function* linesOf(ctx: ManualContext, ids: readonly number[], columns: Columns) {
  yield headOf(ctx, columns).map((head) => say(ctx.language, head));
  for (let from = 0; from < ids.length; from += batch) {
    yield* await readLines(ctx, ids.slice(from, from + batch), columns);
  }
}

async function readLines(ctx: ManualContext, ids: readonly number[], columns: Columns) {
  const { organizationId, viewer } = managerOf(ctx);
  const hasFactors = columns.tests.some(({ test }) => test === factorColumns.test);
  const { rows, factors } = await transact(
    ctx.pool,
    viewer,
    async (db) => {
      const reader = { db, organizationId, language: ctx.language, actor: ctx.actor };
      return {
        rows: await readRows(reader, columns.campaign, ids),
        factors: hasFactors
          ? await factorColumns.read(reader, columns.campaign, ids)
          : new Map<number, never>(),
      };
    },
    { readOnly: true },
  );
  const silent = rows.filter((row) => toldTests(row, columns.tests).some(isSilent));
  const told = new Set([...whoseResults(rows), ...silent.map(({ id }) => id), ...factors.keys()]);
  await transact(ctx.pool, viewer, (db) =>
    writeLedger(db, viewer, [{ ids: [...told], what: 'people_file' }]),
  );
  return rows.map((row) => cellsOf(ctx, row, factors.get(row.id), columns));
}

const isWatched = (test: string) => factsOf(test)?.isWatched === true;

function headOf({ language }: ManualContext, { campaign, tests }: Columns): Message[] {
  const scored = (name: Message) => [name, heads.from({ name }), heads.to({ name })];
  return [
    heads.firstName(),
    heads.lastName(),
    heads.email(),
    heads.status(),
    heads.stage(),
    heads.labels(),
    heads.completedAt(),
    ...(campaign.profile_id === null ? [] : scored(heads.fit())),
    ...tests.flatMap(({ test, name }) => [
      heads.state({ name }),
      ...(inOneNumber(test) ? scored(scoreHead({ test, name })) : []),
      ...(isWatched(test)
        ? [heads.ownRating({ name }), heads.meanRating({ name }), heads.raters({ name })]
        : []),
      ...(test === factorColumns.test
        ? factorColumns.names(language).flatMap((name) => scored(constant(name)))
        : []),
    ]),
    heads.empty(),
    heads.page(),
  ];
}

function cellsOf(
  ctx: ManualContext,
  row: ResultRow,
  measured: Factors | undefined,
  { campaign, tests }: Columns,
): Cell[] {
  const own = new Map(row.tests.map((test) => [String(test.id), test]));
  const score = (one: ResultRow['fit'] | undefined): Cell[] =>
    one == null ? ['', '', ''] : [one.value, ...one.interval];
  return [
    row.first_name,
    row.last_name,
    row.email,
    say(ctx.language, stateCells[row.status]),
    row.stage?.name ?? '',
    row.labels.map(({ name }) => name).join(', '),
    row.completed_at ?? '',
    ...(campaign.profile_id === null ? [] : score(row.fit)),
    ...tests.flatMap(({ test }): Cell[] => {
      const found = own.get(test);
      const state = found?.completed ? 'completed' : found?.started ? 'in_progress' : 'asked';
      return [
        row.permission ? say(ctx.language, testStateCells[state]) : '',
        ...(inOneNumber(test) ? score(found?.score) : []),
        ...(isWatched(test)
          ? [found?.rating?.own, found?.rating?.mean, found?.rating?.raters]
          : []),
        ...(test === factorColumns.test ? factorColumns.cells(measured) : []),
      ];
    }),
    whyEmpty(ctx.language, row.permission, toldTests(row, tests)),
    `${ctx.appUrl}/admin/subject-profile/${row.id}`,
  ];
}

/** The tests of the file as one person has done them; a campaign asks for all of its own. */
function toldTests(row: ResultRow, tests: readonly TestFacts[]) {
  return tests.map(({ test, name }) => {
    const found = row.tests.find(({ id }) => String(id) === test);
    const seen = row.permission && found?.completed === true;
    return { test, name, completed: seen, score: found?.score ?? null, asked: true };
  });
}
