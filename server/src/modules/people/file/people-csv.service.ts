import type { QueryOf } from '@assay/contract/endpoint';
import type { FeatureKey } from '@assay/contract/access';
import { instrumentFacts, testIdOf } from '@assay/contract/instruments';
import type { downloadPeople, PersonRow } from '@assay/contract/people';
import { transact } from '../../../platform/db/database.ts';
import type { ManualContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { writeLedger } from '../../../platform/http/ledger.ts';
import type { Binary } from '../../../platform/http/reply.ts';
import { tableFile } from '../../../platform/table-file.ts';
import { type Message, say } from '../../../platform/words/message.ts';
import { describeTests, type TestFacts } from '../../instruments/index.ts';
import { listKindsShared, stateCells } from '../../reports/index.ts';
import { managerOf } from '../manager.model.ts';
import { openText } from '../sealed/person-text.crypto.ts';
import { csvMessages as heads, testStateCells } from './csv-messages.data.ts';
import { inOneNumber, isSilent, scoreHead, whyEmpty } from './file.presenter.ts';
import { describePeople, type Reader, whoseResults } from '../list/describe.service.ts';
import { readProfile } from '../fit/fit.service.ts';
import { findPage, readConditions } from '../list/people.service.ts';
import { type AskedCampaign, listTests } from '../list/person.queries.ts';
import { listAskedTests, listFieldsOf, listKnown, listNotesOf } from './people-csv.queries.ts';

type Asked = QueryOf<typeof downloadPeople>;

/** So many people are held at a time, however many the file has. */
const batch = 200;
/** More people than an organisation has. */
const wholeList = { page: 1, perPage: 10_000_000 };
const maxId = 2 ** 31 - 1;

/**
 * People as a file without formulas. It is written bit by bit: some people are read, whose results they are is written down, and
 * only then their lines leave.
 */
export async function exportPeople(
  ctx: ManualContext,
  { format, ...asked }: Asked,
): Promise<Binary> {
  const { organizationId, viewer, features } = managerOf(ctx);
  const { ids, tests } = await transact(
    ctx.pool,
    viewer,
    async (db) => {
      const reader = { db, organizationId, language: ctx.language };
      if (asked.profile !== undefined) await readProfile(reader, asked.profile);
      const ids = await chosen(reader, asked);
      return {
        ids,
        tests: await listColumns(reader, ids, features),
      };
    },
    { readOnly: true },
  );
  const lines = linesOf(ctx, ids, { ...asked, tests });
  return tableFile(say(ctx.language, heads.file()), lines, { format, language: ctx.language });
}

/** Every test that a campaign of the organisation asks for, or that somebody in the file has finished elsewhere. */
async function listColumns(
  { db, organizationId, language }: Reader,
  ids: readonly number[],
  features: readonly FeatureKey[],
): Promise<TestFacts[]> {
  const asked = await listAskedTests(db, organizationId);
  const shared = await listKindsShared({ db, organizationId, features }, ids);
  const all = new Set([...asked, ...shared]);
  return (await describeTests(db, [...all], language)).filter(({ instrument }) =>
    features.includes(instrumentFacts[instrument].feature),
  );
}

/** Those named, all of whom have to be the organisation's; or everybody whom the filter leaves. */
async function chosen(
  reader: Reader,
  { subjects, ...asked }: Omit<Asked, 'format'>,
): Promise<number[]> {
  if (subjects === undefined) {
    const conditions = await readConditions(reader, asked);
    return (await findPage(reader, { ...asked, ...wholeList }, conditions)).ids;
  }
  const ids = [...new Set(subjects.split(',').map(Number))];
  if (ids.some((id) => id > maxId)) throw notFound();
  const known = await listKnown(reader.db, reader.organizationId, ids);
  if (ids.some((id) => !known.has(id))) throw notFound();
  return ids;
}

interface Columns extends AskedCampaign {
  tests: readonly TestFacts[];
  profile?: string | undefined;
}

async function* linesOf(ctx: ManualContext, ids: readonly number[], columns: Columns) {
  yield headOf(columns).map((head) => say(ctx.language, head));
  for (let from = 0; from < ids.length; from += batch) {
    yield* await readLines(ctx, ids.slice(from, from + batch), columns);
  }
}

async function readLines(ctx: ManualContext, ids: readonly number[], columns: Columns) {
  const { organizationId, viewer, features } = managerOf(ctx);
  const { rows, asked, notes, fields } = await transact(
    ctx.pool,
    viewer,
    async (db) => ({
      rows: await describePeople({ db, organizationId, language: ctx.language }, ids, {
        scores: true,
        features,
        profile: columns.profile,
        campaign: columns.campaign,
        stage: columns.stage,
      }),
      asked: await listTests(db, organizationId, ids),
      notes: await listNotesOf(db, organizationId, ids),
      fields: await listFieldsOf(db, organizationId, ids),
    }),
    { readOnly: true },
  );
  const askedOf = new Set(asked.map(({ subject_id: id, test }) => `${id} ${test}`));
  const testsOf = new Map(
    rows.map(({ id, tests }) => [
      id,
      tests.map((one) => {
        const test = String(one.id);
        const completed = one.state === 'completed';
        return { ...one, test, completed, asked: askedOf.has(`${id} ${test}`) };
      }),
    ]),
  );
  const told = [
    ...whoseResults(rows),
    ...[...testsOf].filter(([, tests]) => tests.some(isSilent)).map(([id]) => id),
    ...[...notes, ...fields].map((text) => text.subject_id),
  ];
  await transact(ctx.pool, viewer, (db) =>
    writeLedger(db, viewer, [{ ids: [...new Set(told)], what: 'people_file' }]),
  );
  const opened = (kind: 'note' | 'custom-field', texts: typeof notes, subjectId: number) =>
    texts
      .filter((text) => text.subject_id === subjectId)
      .map(({ id, key_id: keyId, content, created_at: at }) => ({
        at,
        text: openText(ctx.keyring, { kind, id, organizationId, subjectId }, { keyId, content }),
      }));
  return rows.map((row) => {
    const said = opened('note', notes, row.id).map(
      ({ at, text }) => `${at.toISOString().slice(0, 10)}: ${text}`,
    );
    const kept = opened('custom-field', fields, row.id).map(({ text }) => {
      const { title, body } = JSON.parse(text) as { title: string; body: string };
      return `${title}: ${body}`;
    });
    return cellsOf(ctx, row, {
      ...columns,
      notes: said.join('\n'),
      fields: kept.join('\n'),
      empty: whyEmpty(ctx.language, row.permission, testsOf.get(row.id) ?? []),
    });
  });
}

function headOf({ tests, profile }: Columns): Message[] {
  const scored = (name: Message) => [name, heads.from({ name }), heads.to({ name })];
  return [
    heads.firstName(),
    heads.lastName(),
    heads.email(),
    heads.status(),
    heads.labels(),
    heads.campaign(),
    heads.stage(),
    heads.campaigns(),
    heads.lastActivity(),
    ...tests.flatMap((test) => {
      const name = test.name;
      const state = heads.state({ name });
      return inOneNumber(test.test) ? [state, ...scored(scoreHead(test))] : [state];
    }),
    ...(profile === undefined ? [] : scored(heads.fit())),
    heads.notes(),
    heads.customFields(),
    heads.empty(),
    heads.page(),
  ];
}

function cellsOf(
  ctx: ManualContext,
  row: PersonRow,
  { tests, profile, notes, fields, empty }: Columns & Record<'notes' | 'fields' | 'empty', string>,
): (string | number)[] {
  const own = new Map(row.tests.map((test) => [test.id, test]));
  const score = (one: PersonRow['fit'] | undefined) =>
    one == null ? ['', '', ''] : [one.value, ...one.interval];
  const cells = tests.flatMap((test) => {
    const found = own.get(testIdOf(test.test));
    const told = row.permission && found !== undefined;
    const state = told ? say(ctx.language, testStateCells[found.state]) : '';
    return inOneNumber(test.test) ? [state, ...score(found?.score)] : [state];
  });
  return [
    row.first_name,
    row.last_name,
    row.email,
    say(ctx.language, stateCells[row.status]),
    row.labels.map(({ name }) => name).join(', '),
    row.campaign.name,
    row.stage?.name ?? '',
    row.campaigns_count,
    row.last_activity_at ?? '',
    ...cells,
    ...(profile === undefined ? [] : score(row.fit)),
    notes,
    fields,
    empty,
    `${ctx.appUrl}/admin/subject-profile/${row.id}`,
  ];
}
