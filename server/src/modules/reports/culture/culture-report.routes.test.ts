import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  makeCampaign,
  makeStaff,
  makeTenant,
  type Person,
  type Tenant,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { answerCulture, describeCulture } from '../../../test/culture.ts';
import { activate, enterCampaign } from '../../../test/shortcuts.ts';

let server: TestServer;
let tenant: Tenant;
let people: Person[];
let campaignId: number;
let testId: number;

beforeAll(async () => {
  server = await startTestServer({ work: false });
  tenant = await makeTenant(server);
  const colleague = await makeStaff(server, 'admin', tenant.organization);
  ({ id: campaignId, people } = await finishedCampaign(tenant, 6));
  testId = await describeCulture(server, [tenant.manager, colleague], { name: 'Ours' });
});
afterAll(() => server.stop());

async function finishedCampaign(owner: Tenant, size: number, changes: object = {}) {
  const subjects = Array.from({ length: size }, (_, at) => {
    return { first_name: 'A', last_name: `L${at}`, email: `${at}-${Math.random()}@example.org` };
  });
  const { id } = await makeCampaign(server, owner, { subjects, test_types: ['3'], ...changes });
  await activate(server, owner, id);
  const crowd: Person[] = [];
  for (const [at, { email }] of subjects.entries()) {
    const person = await enterCampaign(server, owner, id, email);
    await answerCulture(server, person, { seed: at + 1 });
    crowd.push(person);
  }
  return { id, people: crowd };
}

const ask = (path: string, owner = tenant) =>
  server.call('GET', `/api/admin${path}`, { token: owner.manager.token });
const report = (query = '', id = people[0]?.id) =>
  ask(`/results/culture-test/subject/${id}${query}`);
const table = (query = '', id = campaignId) =>
  ask(`/campaigns/${id}/subjects/culture-test/results${query}`);

describe('a report', () => {
  test('sets wishes beside the culture, with how sure that is and why it decides nothing', async () => {
    const { status, body } = await report(`?campaign=${campaignId}`);
    expect(status).toBe(200);
    const { categories, comparison, organization, limits, responseStyle } = body.data;
    expect(categories).toHaveLength(8);
    expect(organization).toMatchObject({
      test: { id: testId, name: 'Ours' },
      culture: { managers: 2 },
    });
    const { match, gaps, cautions } = comparison;
    expect(match.fitInterval[0]).toBeLessThanOrEqual(match.fit);
    expect(match.fitInterval[1]).toBeGreaterThanOrEqual(match.fit);
    const half = 1.96 / Math.sqrt(37);
    expect(match.interval[1]).toBeCloseTo(Math.tanh(Math.atanh(match.r) + half), 1);
    const sizes = gaps.map(({ difference }: { difference: number }) => Math.abs(difference));
    expect(sizes).toEqual(sizes.toSorted((a: number, b: number) => b - a));
    expect(cautions.join(' ')).toMatch(/never a reason to reject/);
    expect(limits.length).toBeGreaterThan(3);
    expect(responseStyle.flags).toHaveLength(3);
    // Single answers stay with the person, and with each manager.
    expect(JSON.stringify(body)).not.toMatch(/"(values|answers|items|questionId)":/);
  });

  test('says so where no manager has described the organisation', async () => {
    const bare = await makeTenant(server);
    const { people: others } = await finishedCampaign(bare, 1);
    const { body } = await ask(`/results/culture-test/subject/${others[0]?.id}`, bare);
    expect(body.data).toMatchObject({ organization: null, comparison: null });
    expect(body.data.categories).toHaveLength(8);
  });

  test('compares with the test that its campaign chose, else with the latest complete one', async () => {
    const own = await makeTenant(server);
    const first = await describeCulture(server, [own.manager], { name: 'First' });
    const second = await describeCulture(server, [own.manager], { name: 'Second', seed: 2 });
    const begun = { name: 'Not answered' };
    await server.call('POST', '/api/admin/culture-test', { token: own.manager.token, json: begun });
    const chosen = await finishedCampaign(own, 1, { culture_test_id: first });
    const latest = await finishedCampaign(own, 1);
    const testOf = async ({ people: [one] }: { people: Person[] }) =>
      (await ask(`/results/culture-test/subject/${one?.id}`, own)).body.data.organization.test;
    expect(await testOf(chosen)).toEqual({ id: first, name: 'First' });
    expect(await testOf(latest)).toEqual({ id: second, name: 'Second' });
    // Deleted, it stays with the campaign that chose it and is nobody's latest any more; each time the answer says so.
    const remove = async (id: number) => {
      const path = `/api/admin/culture-test/${id}/delete`;
      return (await server.call('PUT', path, { token: own.manager.token })).body.message as string;
    };
    const third = await describeCulture(server, [own.manager], { name: 'Third' });
    expect(await testOf(latest)).toEqual({ id: third, name: 'Third' });
    const follow = 'Campaigns that use the latest completed profile';
    expect(await remove(second)).toBe(
      `Second is deleted. Reports of campaigns that chose it keep it. ${follow} do not use this one.`,
    );
    expect(await testOf(latest)).toEqual({ id: third, name: 'Third' });
    expect(await remove(third)).toContain(`${follow} use First from now on.`);
    expect(await testOf(latest)).toEqual({ id: first, name: 'First' });
    expect(await remove(first)).toContain(`${follow} show no fit until there is one again.`);
    expect(await testOf(chosen)).toEqual({ id: first, name: 'First' });
    const { body } = await ask(`/results/culture-test/subject/${latest.people[0]?.id}`, own);
    expect(body.data.organization).toBeNull();
  });

  test('is printed with the same content', async () => {
    const { status, headers } = await ask(`/report/culture/${people[0]?.id}.pdf`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain(
      'A L0, culture.pdf',
    );
  });

  test('of somebody unknown, unfinished or of another campaign is 404', async () => {
    const { people: others, id } = await finishedCampaign(tenant, 1);
    expect((await report('', 2_147_483_647)).status).toBe(404);
    expect((await report(`?campaign=${id}`)).status).toBe(404);
    expect((await report(`?campaign=${id}`, others[0]?.id)).status).toBe(200);
  });
});

describe('two people', () => {
  const compare = (ids: (number | undefined)[]) =>
    ask(`/results/culture-test/subjects?${ids.map((id) => `subjects[]=${id}`).join('&')}`);

  test('differ the other way round from the other side', async () => {
    const [a, b] = [people[0]?.id, people[1]?.id];
    const [one, other] = [(await compare([a, b])).body.data, (await compare([b, a])).body.data];
    expect(one.members.map(({ subject }: { subject: { id: number } }) => subject.id)).toEqual([
      a,
      b,
    ]);
    expect(one.match).toEqual(other.match);
    // Said to managers: never as to the one who took the test.
    expect(one.limits.join(' ')).toMatch(/never a reason to reject/);
    expect(one.limits.join(' ')).not.toMatch(/\byour?\b/i);
    const differences = ({ gaps }: { gaps: { code: string; difference: number }[] }) =>
      Object.fromEntries(gaps.map(({ code, difference }) => [code, difference]));
    for (const [code, value] of Object.entries(differences(one))) {
      expect(differences(other)[code]).toBeCloseTo(-value, 9);
    }
  });

  test('are two, different, and both to be read', async () => {
    const [a] = [people[0]?.id];
    for (const ids of [[a], [a, a], [a, people[1]?.id, people[2]?.id]]) {
      const { status, body } = await compare(ids);
      expect([ids, status, Object.keys(body.errors)]).toEqual([ids, 422, ['subjects']]);
    }
    expect((await compare([a, 2_147_483_647])).status).toBe(404);
  });
});

describe('a table', () => {
  const names = async (query: string) =>
    (await table(query)).body.data.map(
      ({ subject }: { subject: { last_name: string } }) => subject.last_name,
    );

  test('is ordered by name, date or category, and never by fit', async () => {
    expect(await names('')).toEqual(['L0', 'L1', 'L2', 'L3', 'L4', 'L5']);
    expect(await names('?order=-name&perPage=2')).toEqual(['L5', 'L4']);
    expect(await names('?name=l3')).toEqual(['L3']);
    expect((await table('?name=l3')).body.meta.hidden).toBe(0);
    const { body } = await table('?order=-TEA');
    const scores = body.data.map(
      ({ categories }: { categories: { code: string; centred: number }[] }) =>
        categories.find(({ code }) => code === 'TEA')?.centred,
    );
    expect(scores).toEqual(scores.toSorted((a: number, b: number) => b - a));
    expect((await table('?order=fit')).status).toBe(422);
    expect(body.meta).toMatchObject({ total: 6, hidden: 0, test: { id: testId } });
    for (const { fit } of body.data) expect(fit.interval[0]).toBeLessThanOrEqual(fit.fit);
  });

  test('is saved as CSV that no program takes for a formula', async () => {
    await server.database.query(
      `update app.invitations set first_name = '=cmd()', last_name = '+1' where subject_id = $1`,
      [people[5]?.id],
    );
    const response = await fetch(
      `${server.origin}/api/admin/campaigns/${campaignId}/subjects/culture-test/results.csv`,
      { headers: { authorization: `Bearer ${tenant.manager.token}` } },
    );
    const lines = (await response.text()).trim().split('\r\n');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(lines).toHaveLength(7);
    expect(lines[0]).toContain(
      'first_name,last_name,email,completed_at,attempt,fit,fit_from,fit_to',
    );
    expect(lines[0]).toContain('Teamwork,"Teamwork, from","Teamwork, to"');
    expect(lines.find((line) => line.includes('cmd'))).toMatch(/^'=cmd\(\),'\+1,/);
    await server.database.query(
      `update app.invitations set first_name = 'A', last_name = 'L5' where subject_id = $1`,
      [people[5]?.id],
    );
  });
});

describe('averages of a campaign (R170)', () => {
  test('come with how sure they are, beside the culture, from five people on', async () => {
    const { body } = await ask(`/campaigns/${campaignId}/culture-test/average-results`);
    expect(body.data).toMatchObject({ n: 5, leastN: 5, test: { id: testId } });
    expect(body.data.categories).toHaveLength(8);
    for (const { mean, interval, organization } of body.data.categories) {
      expect([interval[0] <= mean, mean <= interval[1]]).toEqual([true, true]);
      expect(typeof organization).toBe('number');
    }
    const few = await finishedCampaign(tenant, 4);
    const fewer = await ask(`/campaigns/${few.id}/culture-test/average-results`);
    expect(fewer.body.data).toMatchObject({ n: 0, categories: null });
  });

  test('list the campaigns with the test, and how many of its results count', async () => {
    const other = await makeCampaign(server, tenant);
    const { body } = await ask('/compare/culture/campaigns?perPage=100');
    const rows = body.data as { id: number; n: number }[];
    expect(rows.find(({ id }) => id === campaignId)).toMatchObject({ n: 5, test_types: [3] });
    expect(rows.map(({ id }) => id)).not.toContain(other.id);
  });
});

describe('the culture test of a campaign (R135)', () => {
  const save = (json: object) =>
    server.call('POST', '/api/admin/campaigns', { token: tenant.manager.token, json });

  test('is chosen, kept by a copy and by saving again, and taken back', async () => {
    const { id } = await makeCampaign(server, tenant, { culture_test_id: testId });
    const chosen = async (campaign: number) =>
      (await ask(`/campaigns/${campaign}`)).body.data.culture_test_id;
    expect(await chosen(id)).toBe(testId);
    const fields = {
      campaign_name: 'X',
      invite_sender_name: 'M',
      invite_sender_email: 'm@example.org',
    };
    const copy = await save({ ...fields, copy_of: id });
    expect(copy.body.data.culture_test_id).toBe(testId);
    await save({ ...fields, campaign_id: id });
    expect(await chosen(id)).toBe(testId);
    await save({ ...fields, campaign_id: id, culture_test_id: '' });
    expect(await chosen(id)).toBeNull();
  });

  test('may change while the campaign runs, and a deleted one may stay', async () => {
    const own = await makeTenant(server);
    const first = await describeCulture(server, [own.manager]);
    const { id } = await finishedCampaign(own, 1, { culture_test_id: first });
    const edit = (culture_test_id: number | null) =>
      server.call('PUT', '/api/admin/campaigns/active', {
        token: own.manager.token,
        json: { campaign_id: id, culture_test_id },
      });
    await server.call('PUT', `/api/admin/culture-test/${first}/delete`, {
      token: own.manager.token,
    });
    expect((await edit(first)).body.data.culture_test_id).toBe(first);
    expect((await edit(null)).body.data.culture_test_id).toBeNull();
    const { status, body } = await edit(first);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['culture_test_id']]);
    expect((await edit(2_147_483_647)).status).toBe(404);
  });
});

describe('results and profiles of the first version of the questions', () => {
  const older = async (table: 'culture_tests' | 'attempts', where: string, id: number) =>
    server.database.query(`update app.${table} set version = '2026.1' where ${where} = $1`, [id]);

  test('are compared with their like alone, and every place says so', async () => {
    const own = await makeTenant(server);
    const { id, people: crowd } = await finishedCampaign(own, 6);
    const before = await describeCulture(server, [own.manager], { name: 'Before' });
    await older('culture_tests', 'id', before);
    const [one, two] = [crowd[0]?.id ?? 0, crowd[1]?.id ?? 0];

    const now = (await ask(`/results/culture-test/subject/${one}`, own)).body.data;
    expect(now).toMatchObject({ version: '2026.2', comparison: { match: null, questions: [] } });
    expect(now.comparison.text).toContain('different versions');
    expect(now.organization.culture).toMatchObject({ version: '2026.1', categories: [] });
    const rows = (await ask(`/campaigns/${id}/subjects/culture-test/results`, own)).body;
    expect(rows.data[0]).toMatchObject({ fit: null, version: '2026.2' });
    const averages = async () =>
      (await ask(`/campaigns/${id}/culture-test/average-results`, own)).body.data;
    expect((await averages()).categories[0].organization).toBeNull();

    // Somebody whose result was made before keeps it, and is compared with the profile of that time.
    await older('attempts', 'subject_id', one);
    await server.database.query(
      `update app.results set scores = jsonb_set(scores, '{version}', '"2026.1"') where subject_id = $1`,
      [one],
    );
    const then = (await ask(`/results/culture-test/subject/${one}`, own)).body.data;
    expect(then.comparison.match).not.toBeNull();
    expect(then.categories[4].name).toBe('Pace and competition');
    expect(then.limits.join(' ')).toContain('version 2026.1 of the questions');
    // A group is of one version; a campaign with groups of two is not averaged. One that somebody has left is none any more.
    const closeOlder = (whole: boolean) =>
      server.database.query(
        `insert into app.average_groups (organization_id, campaign_id, instrument, test, version, people, whole, closed_at)
         values ($1, $2, 'culture', '3', '2026.1', 5, $3, now())`,
        [own.organization.id, id, whole],
      );
    await closeOlder(false);
    expect(await averages()).toMatchObject({ n: 5, version: '2026.2' });
    await closeOlder(true);
    expect(await averages()).toMatchObject({ n: 5, version: null, categories: null });
    const pair = `subjects[]=${one}&subjects[]=${two}`;
    const both = (await ask(`/results/culture-test/subjects?${pair}`, own)).body.data;
    expect(both).toMatchObject({ match: null, gaps: [] });
    expect(both.members.map(({ version }: { version: string }) => version)).toEqual([
      '2026.1',
      '2026.2',
    ]);
    const table = (await ask(`/campaigns/${id}/subjects/culture-test/results`, own)).body.data;
    const codes = table[0].categories.map(({ code }: { code: string }) => code);
    expect([table[0].version, codes.includes('PAC'), codes.length]).toEqual(['2026.1', false, 7]);
    // Nor are people put in order by what another version calls so: whoever has no number comes last, up and down.
    await server.database.query(
      `update app.results set summary = summary || '{"PAC": 0}' where subject_id = $1`,
      [one],
    );
    for (const order of ['PAC', '-PAC']) {
      const path = `/campaigns/${id}/subjects/culture-test/results?order=${order}`;
      const versions = (await ask(path, own)).body.data.map(
        ({ version }: { version: string }) => version,
      );
      expect([order, versions.at(-1)]).toEqual([order, '2026.1']);
    }
  });

  test('managers go on describing with the questions that they began with', async () => {
    const own = await makeTenant(server);
    const id = await describeCulture(server, [own.manager]);
    await older('culture_tests', 'id', id);
    const { version, current, categories } = (await ask(`/culture-test/${id}`, own)).body.data;
    expect([version, current, categories[4].name]).toEqual([
      '2026.1',
      false,
      'Pace and competition',
    ]);
    const { results } = (await ask(`/culture-test/${id}/results`, own)).body.data;
    expect(results.limits.join(' ')).toContain('start a new culture test');
  });
});
