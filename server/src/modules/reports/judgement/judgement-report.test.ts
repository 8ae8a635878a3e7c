import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { makeCampaign, makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { useServer } from '../../../test/harness.ts';
import { answerJudgement } from '../../../test/judgement.ts';
import { activate, enterCampaign } from '../../../test/shortcuts.ts';

const server = await useServer();

let tenant: Tenant;
let campaign: number;
const people: Person[] = [];

beforeAll(async () => {
  tenant = await makeTenant(server);
  const subjects = ['=HYPERLINK("x")', 'Bea', 'Cleo'].map((first_name, i) => ({
    first_name,
    last_name: `Person ${i}`,
    email: `p${i}@judged.test`,
  }));
  ({ id: campaign } = await makeCampaign(server, tenant, { subjects, test_types: ['judgement'] }));
  await activate(server, tenant, campaign);
  for (const { email } of subjects)
    people.push(await enterCampaign(server, tenant, campaign, email));
  for (const [i, person] of people.slice(0, 2).entries())
    await answerJudgement(server, person, { seed: i + 1, language: i === 0 ? 'en' : 'nl' });
});

const ask = (path: string, { manager: { token } } = tenant, language = 'en') =>
  server.call('GET', `/api/admin/${path}`, { token, headers: { 'accept-language': language } });
const report = (person: Person | undefined, asker = tenant, language = 'en') =>
  ask(`results/judgement-test/subject/${person?.id}`, asker, language);

async function raw(path: string, { token }: { token: string }, language = 'en') {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language };
  return fetch(server.origin + path, { headers });
}

async function textOf(answer: Response): Promise<string> {
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  const { text } = await extractText(document, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

test('the report of one person: points of what is possible with a range, where they come from, what not to conclude', async () => {
  const { status, body } = await report(people[0]);
  expect(status).toBe(200);
  const { points, possible, interval, chance, verdict, sources, limits, campaign: of } = body.data;
  expect(of.id).toBe(campaign);
  expect([possible, chance]).toEqual([48, 18]);
  expect(interval[0]).toBeLessThan(points);
  expect(interval[1]).toBeGreaterThan(points);
  expect(verdict).not.toBe('');
  expect(sources.join(' ')).toMatch(/No panel of experts/);
  expect(limits.join(' ')).toMatch(/Never reject anyone/);
  // Neither a comparison with people nor what was chosen.
  expect(JSON.stringify(body.data)).not.toMatch(/percentile|situations":|"most":|"least":/);
  expect(JSON.stringify(body.data)).not.toMatch(/\b(passed|failed|pass mark)\b/i);
});

test('answers in translation are a limit, and the report is in the language of its reader', async () => {
  const german = (await report(people[1], tenant, 'de')).body.data;
  expect(german.language).toBe('nl');
  expect(german.limits.at(-1)).toMatch(/übersetzt/);
  expect((await report(people[0])).body.data.limits).toHaveLength(5);
});

test('who has not finished has no report, and another organisation none at all', async () => {
  expect((await report(people[2])).body.code).toBe('not_finished');
  expect((await report(people[0], await makeTenant(server))).status).toBe(404);
});

test('only who asks for it reads it, whatever permission others hold', async () => {
  const [person] = people;
  const other = await makeTenant(server);
  const subjects = [{ first_name: 'A', last_name: 'B', email: 'p0@judged.test' }];
  const { id } = await makeCampaign(server, other, { subjects, test_types: ['1'] });
  await activate(server, other, id);
  await server.call('POST', '/api/user/give-permission-to-organization-logged-in', {
    token: person?.token ?? '',
    json: { organizationId: other.organization.id },
  });
  expect((await report(person, other)).body.code).toBe('not_finished');
  const path = `report/judgement/${person?.id}.pdf`;
  expect((await ask(path, other)).status).toBe(404);
  expect((await ask(`campaigns/${id}/subjects/judgement-test/results`, other)).status).toBe(404);
  const { body } = await ask(`subject-profile/${person?.id}`, other);
  expect(JSON.stringify(body.data.results)).not.toContain('judgement');
});

test('nobody reads it where the feature is off', async () => {
  await server.database.query(
    `delete from app.organization_features x using app.features f
     where f.id = x.feature_id and f.key = 'judgement' and x.organization_id = $1`,
    [tenant.organization.id],
  );
  for (const path of [
    `results/judgement-test/subject/${people[0]?.id}`,
    `report/judgement/${people[0]?.id}.pdf`,
    `campaigns/${campaign}/subjects/judgement-test/results`,
  ])
    expect((await ask(path)).status).toBe(403);
  await server.database.query(
    `insert into app.organization_features select $1, id from app.features where key = 'judgement'`,
    [tenant.organization.id],
  );
});

test('the report on paper says what the screen says', async () => {
  const { points, sources, limits } = (await report(people[0])).body.data;
  const path = `/api/admin/report/judgement/${people[0]?.id}.pdf`;
  const text = await textOf(await raw(path, tenant.manager));
  expect(text).toContain(`${points} of 48 points`);
  for (const line of [...sources, ...limits]) expect(text).toContain(line.slice(0, 60));
  const spanish = await textOf(await raw(path, tenant.manager, 'es'));
  expect(spanish).toContain(`${points} de 48 puntos`);
});

test('the own result on paper has the words of its page', async () => {
  const [person] = people;
  const { token } = person as Person;
  const { results } = (await server.call('GET', '/api/judgement-test/results', { token })).body
    .data;
  const text = await textOf(await raw('/api/subject-profile/results/judgement.pdf', { token }));
  expect(text).toContain(results.title);
  for (const limit of results.limits) expect(text).toContain(limit.slice(0, 60));
});

test('the table of a campaign: finished people with permission, by name and never by points', async () => {
  const path = `campaigns/${campaign}/subjects/judgement-test/results`;
  const { body } = await ask(path);
  expect(body.data).toHaveLength(2);
  expect(body.meta).toMatchObject({ hidden: 1, campaign: { id: campaign } });
  const nobody = (await ask(`${path}?name=nobody`)).body;
  expect(nobody).toMatchObject({ data: [], meta: { hidden: 0 } });
  expect(body.data[0]).toMatchObject({ possible: 48, isHasty: expect.any(Boolean) });
  expect((await ask(`${path}?order=completed_at`)).status).toBe(200);
  expect((await ask(`${path}?order=points`)).status).toBe(422);
  const csv = await (await raw(`/api/admin/${path}.csv`, tenant.manager)).text();
  const [head, ...lines] = csv.trim().split('\r\n');
  expect(head).toContain('points,points_possible,points_from,points_to,verdict');
  expect(lines).toHaveLength(2);
  expect(csv).toContain(`"'=HYPERLINK`);
  const xlsx = await raw(`/api/admin/${path}.csv?format=xlsx`, tenant.manager);
  expect(xlsx.headers.get('content-type')).toContain('spreadsheetml');
});

test('the page of a person has a card with words and points, and no number to order people by', async () => {
  const { body } = await ask(`subject-profile/${people[0]?.id}`);
  const card = body.data.results.find(({ id }: { id: unknown }) => id === 'judgement');
  expect(card).toMatchObject({
    instrument: 'judgement',
    name: 'Situational judgement',
    state: 'completed',
    score: null,
    report: `/admin/report/judgement/${people[0]?.id}?campaign=${campaign}`,
  });
  expect(card.verdict).toMatch(/: \d+ of 48 points, between \d+ and \d+$/);
});
