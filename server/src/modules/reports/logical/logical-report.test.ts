import { sql } from 'kysely';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { transact } from '../../../platform/db/database.ts';
import { makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { useServer } from '../../../test/harness.ts';
import { finishLogical, logicalTaker } from '../../../test/logical.ts';
import { enterCampaign } from '../../../test/shortcuts.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

const server = await useServer();

let tenant: Tenant;
let campaign: number;
const people: Person[] = [];

beforeAll(async () => {
  tenant = await makeTenant(server);
  const subjects = ['=HYPERLINK("x")', 'Bea', 'Cleo'].map((first_name, i) => ({
    first_name,
    last_name: `Person ${i}`,
    email: `p${i}@reports.test`,
  }));
  const made = await logicalTaker(server, tenant, { subjects });
  campaign = made.campaign.id;
  for (const { email } of subjects) {
    const known = email === made.person.email;
    people.push(known ? made.person : await enterCampaign(server, tenant, campaign, email));
  }
  for (const [i, person] of people.slice(0, 2).entries()) {
    await finishLogical(server, person, { seed: i + 1 });
  }
});

const ask = (path: string, { manager: { token } } = tenant) =>
  server.call('GET', `/api/admin/${path}`, { token });
const report = (person: Person | undefined, asker = tenant) =>
  ask(`results/iq-test/subject/${person?.id}`, asker);
const table = (query = '') => ask(`campaigns/${campaign}/subjects/iq-test/results${query}`);

async function paperOf(person: Person | undefined, { manager } = tenant): Promise<string> {
  const answer = await fetch(`${server.origin}/api/admin/report/logical/${person?.id}.pdf`, {
    headers: { authorization: `Bearer ${manager.token}` },
  });
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  const { text } = await extractText(document, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

test('the report of one person: scores with bands, words, signs, questions, limits', async () => {
  const { status, body } = await report(people[0]);
  expect(status).toBe(200);
  const { scores, norm, effort, interviewQuestions, limits, campaign: of } = body.data;
  expect(of.id).toBe(campaign);
  expect(norm).toMatchObject({ name: 'Provisional scale', n: null });
  expect(scores.map(({ code }: { code: string }) => code)).toEqual([
    'ANALOGY',
    'SEQUENCE',
    'TOTAL',
  ]);
  for (const { iq, interval, t, tInterval, percentile, text, asked, right, answered } of scores) {
    expect(interval[0]).toBeLessThan(iq);
    expect(interval[1]).toBeGreaterThan(iq);
    expect(tInterval[0]).toBeLessThan(t);
    expect(Math.abs(100 + 1.5 * (t - 50) - iq)).toBeLessThan(0.6);
    expect(percentile).toBeGreaterThan(0);
    expect(text.length).toBeGreaterThan(30);
    expect(right).toBeLessThanOrEqual(answered);
    expect(answered).toBeLessThanOrEqual(asked);
  }
  expect(scores[0].minutes).toBeGreaterThan(5);
  expect(effort.signs).toHaveLength(4);
  expect(interviewQuestions.length).toBeGreaterThanOrEqual(2);
  expect(limits.join(' ')).toContain('provisional');
});

test('what the clock gave back for a lost connection is counted, and said on paper', async () => {
  const gaps = async () => (await report(people[0])).body.data.clockGaps;
  expect(await gaps()).toEqual({ times: 0, seconds: 0 });
  const [attempt] = await server.database.query<{ id: number }>(
    'select id from app.attempts where subject_id = $1',
    [people[0]?.id],
  );
  await server.database.query(
    `insert into app.clock_credits (attempt_id, part, seconds, reason, given_at, taken_back_at)
     select $1, 1, v.seconds, v.reason, now(), v.back
       from (values (40, 'gap', null), (20, 'gap', null), (99, 'gap', now()), (300, 'manager', null)) v (seconds, reason, back)`,
    [attempt?.id],
  );
  expect(await gaps()).toEqual({ times: 2, seconds: 60 });
  expect((await report(people[1])).body.data.clockGaps).toEqual({ times: 0, seconds: 0 });
  expect(await paperOf(people[0])).toContain('clock credited 60 s for 2 lost connections');
  expect(await paperOf(people[1])).not.toContain('clock credited');
  // Below the report, too, it is there for nobody else.
  const other = await makeTenant(server);
  const seenBy = (organizationId: OrganizationId, userId: number) =>
    transact(
      server.node.pool.db,
      { scope: 'organisation', organizationId, userId },
      async (trx) => {
        const { rows } = await sql<{ gaps: unknown }>`
        select app.clock_gaps(${attempt?.id ?? 0}::integer) as gaps`.execute(trx);
        return rows[0]?.gaps;
      },
    );
  expect(await seenBy(tenant.organization.id, tenant.manager.id)).toEqual({
    times: 2,
    seconds: 60,
  });
  expect(await seenBy(other.organization.id, other.manager.id)).toEqual({ times: 0, seconds: 0 });
});

test('no answer to a single question leaves for an organisation', async () => {
  const answers = [await report(people[0]), await table()];
  for (const { body } of answers) {
    expect(JSON.stringify(body)).not.toMatch(/"(chosen|items|outcome|family|key|questionId)"/);
  }
});

test('unfinished and foreign are 404, without permission 403; reading is written down', async () => {
  expect((await report(people[2])).status).toBe(404);
  expect((await report(people[0], await makeTenant(server))).status).toBe(404);
  const read = await server.database.query(
    `select 1 from app.access_ledger where subject_id = $1 and what = 'iq_report'`,
    [people[0]?.id],
  );
  expect(read.length).toBeGreaterThan(0);
  await server.database.query(
    'update app.permissions set revoked_at = app.now() where subject_id = $1',
    [people[1]?.id],
  );
  expect(await report(people[1])).toMatchObject({
    status: 403,
    body: { code: 'permission_required' },
  });
  expect((await table()).body.meta).toMatchObject({ total: 1, hidden: 2 });
  await server.database.query(
    'update app.permissions set revoked_at = null where subject_id = $1',
    [people[1]?.id],
  );
});

test('without the feature there is none of it', async () => {
  const without = await makeTenant(server, { features: ['personality'] });
  for (const path of [
    `results/iq-test/subject/1`,
    `campaigns/1/subjects/iq-test/results`,
    `campaigns/1/subjects/iq-test/results.csv`,
    `report/logical/1.pdf`,
  ]) {
    expect(await ask(path, without)).toMatchObject({ status: 403, body: { feature: 'iq' } });
  }
});

test('the table sorts by each score, both ways, and finds by name', async () => {
  const iqs = async (order: string, code: string) => {
    const { body } = await table(`?order=${order}`);
    return body.data.map(
      ({ scores }: { scores: { code: string; t: number }[] }) =>
        scores.find((score) => score.code === code)?.t,
    );
  };
  for (const code of ['ANALOGY', 'SEQUENCE', 'TOTAL']) {
    const up = await iqs(code, code);
    expect(up).toHaveLength(2);
    expect(up).toEqual(up.toSorted((a: number, b: number) => a - b));
    expect(await iqs(`-${code}`, code)).toEqual(up.toReversed());
  }
  const found = (await table('?name=bea')).body;
  expect(found.data).toHaveLength(1);
  expect(found.meta.hidden).toBe(0);
  expect((await table('?order=iq')).status).toBe(422);
});

test('as a spreadsheet it carries no formula and leads to the reports', async () => {
  const { body, headers } = await ask(`campaigns/${campaign}/subjects/iq-test/results.csv`);
  expect(headers.get('content-disposition')).toContain('logical.csv');
  const [head, ...lines] = (body as unknown as string).trim().split('\r\n');
  expect(head).toContain('total_verdict,total_right,total_asked,total_model_score,total_low');
  expect(head).not.toMatch(/iq|norm/i);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^"?'=HYPERLINK/);
  expect(lines.join()).toContain(`/admin/report/logical/${people[0]?.id}?campaign=${campaign}`);
  expect(lines[0]).toContain('Provisional scale, from a model');
  expect(lines[0]).not.toMatch(/\b(iq|norm)\b/i);
});

test('a score that its answers do not carry has no number in report, table, file and print, and no place by it', async () => {
  const names = ['able', 'guesser', 'half', 'none'];
  const own = await makeTenant(server);
  const subjects = names.map((name) => {
    return { first_name: name, last_name: 'Roe', email: `${name}-carried@reports.test` };
  });
  const made = await logicalTaker(server, own, { subjects });
  const taken = [{}, { always: 1 }, { answered: 20 }, { answered: 0 }];
  const takers: Person[] = [];
  for (const [at, { email }] of subjects.entries()) {
    const person =
      email === made.person.email
        ? made.person
        : await enterCampaign(server, own, made.campaign.id, email);
    await finishLogical(server, person, taken[at]);
    takers.push(person);
  }
  const path = `campaigns/${made.campaign.id}/subjects/iq-test/results`;
  const first: string[] = [];
  for (const order of ['TOTAL', '-TOTAL', 'SEQUENCE', '-SEQUENCE']) {
    const rows = (await ask(`${path}?order=${order}`, own)).body.data;
    first.push(rows[0].subject.first_name);
  }
  expect(first).toEqual(['able', 'able', 'able', 'able']);
  const file = String((await ask(`${path}.csv`, own)).body);
  const toldOf = async (at: number) => {
    const { data } = (await report(takers[at], own)).body;
    const card = (await ask(`subject-profile/${takers[at]?.id}`, own)).body.data;
    return {
      total: data.scores.find(({ code }: { code: string }) => code === 'TOTAL'),
      printed: await paperOf(takers[at], own),
      line: file.split('\r\n').find((one) => one.startsWith(names[at] ?? '')),
      score: card.results.find(({ instrument }: { instrument: string }) => instrument === 'iq')
        .score,
    };
  };
  const able = await toldOf(0);
  expect([able.total.iq, able.total.interval, able.score]).not.toContain(null);
  expect(able.printed).toContain('provisional model score');
  for (const [at, words] of [
    [1, 'No more than by guessing'],
    [2, 'Too few answers to tell'],
    [3, 'No answers'],
  ] as const) {
    const { total, printed, line, score } = await toldOf(at);
    expect(total).toMatchObject({ inWords: words, right: expect.any(Number), asked: 40 });
    const { iq, interval, t, tInterval, sten, percentile, band } = total;
    expect([iq, interval, t, tInterval, sten, percentile, band, score]).toEqual(
      Array.from({ length: 8 }, () => null),
    );
    expect(printed).toContain(`${total.right} of 40 correct`);
    expect(line).toContain(`${words},${total.right},40,,,,`);
    // Of who answered one section well, that one has a number, and there is a scale to explain.
    expect(printed.includes('On a provisional scale')).toBe(at === 2);
    const numbers = printed.match(/provisional model score/g) ?? [];
    expect(numbers).toHaveLength(at === 2 ? 1 : 0);
  }
  const half = (await report(takers[2], own)).body.data.scores;
  expect(half.map(({ iq }: { iq: number | null }) => iq !== null)).toEqual([true, false, false]);
});

test('as a PDF it says the same', async () => {
  const printed = await paperOf(people[1]);
  const { scores, limits } = (await report(people[1])).body.data;
  for (const { name, inWords, right, asked, iq, interval } of scores) {
    expect(printed).toContain(name);
    expect(printed).toContain(inWords);
    expect(printed).toContain(`${right} of ${asked} correct`);
    expect(printed).toContain(`provisional model score ${iq}, ${interval[0]}–${interval[1]}`);
  }
  expect(printed).toContain('Provisional scale, from a model');
  expect(printed).not.toMatch(/\b(IQ|norm|sten)\b/i);
  expect(printed).toContain(limits[0].slice(0, 40));
});
