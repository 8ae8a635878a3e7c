import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { seatCrowd } from '../../../test/crowd.ts';
import { makeCampaign, makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { useServer } from '../../../test/harness.ts';
import { activate, enterCampaign } from '../../../test/shortcuts.ts';
import {
  askSkill,
  invitedToSkill,
  makeSkillTest,
  takeSkillTest,
} from '../../../test/skill-tests.ts';

const server = await useServer();

let tenant: Tenant;

beforeAll(async () => {
  tenant = await makeTenant(server);
});

const ask = (path: string, { manager }: Tenant = tenant) =>
  server.call('GET', path, { token: manager.token });
const report = (person: Person, testId: number, by = tenant) =>
  ask(`/api/admin/subject/${person.id}/skill-tests/${testId}/results`, by);
const own = async ({ token }: Person, testId: number) =>
  (await server.call('GET', `/api/skill-test/${testId}/results`, { token })).body.data.results;

/** A campaign of some people, who give the answers that each of them is told to give. */
async function takenBy(testId: number, takers: readonly (readonly (number | null)[])[]) {
  const subjects = takers.map((_, i) => {
    return {
      first_name: `F${i}`,
      last_name: `L${i}`,
      email: `t-${i}-${Math.random()}@example.org`,
    };
  });
  const { campaign, person } = await invitedToSkill(server, tenant, testId, { subjects });
  const people = [person];
  for (const { email } of subjects.slice(1)) {
    people.push(await enterCampaign(server, tenant, campaign.id, email));
  }
  for (const [i, places] of takers.entries()) {
    await takeSkillTest(server, people[i] as Person, testId, places);
  }
  return { campaign: campaign.id, people };
}

describe('the report', () => {
  test('R106 shows score with band, topics, time, and how each question went, as it was asked', async () => {
    const testId = await makeSkillTest(server, { name: 'Reading and writing' });
    await server.database.query(`update app.skill_tests set language = 'nl' where id = $1`, [
      testId,
    ]);
    const { people, campaign } = await takenBy(testId, [[0, 1, 3, null]]);
    const person = people[0] as Person;
    const { status, body } = await report(person, testId);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      subject: { id: person.id },
      campaign: { id: campaign },
      test: { id: testId, name: 'Reading and writing', language: 'nl' },
      percent: 37.5,
      points: 1.5,
      maximum: 4,
      allowed: 240,
      clockGaps: { times: 0, seconds: 0 },
      standings: { organisation: { n: 0, percentile: null }, overall: { n: 0, percentile: null } },
    });
    const [low, high] = body.data.interval;
    expect(low).toBeLessThan(37.5);
    expect(high).toBeGreaterThan(37.5);
    const verdicts = body.data.questions.map(({ verdict }: { verdict: string }) => verdict);
    expect(verdicts).toEqual(['right', 'partly right', 'wrong', 'time up']);
    const asked = body.data.questions as { text: string; seconds: number | null }[];
    for (const { text, seconds } of asked) {
      expect(text).toMatch(/^Question [A-D]$/);
      expect(seconds).toBeLessThan(60);
    }
    expect(body.data.topics.map(({ topic }: { topic: string }) => topic).toSorted()).toEqual([
      'Reading',
      'Writing',
    ]);
    // What was chosen would give the key away together with the verdict.
    expect(JSON.stringify(body)).not.toMatch(/Option \d|optionId|option_id/);
    const mine = await own(person, testId);
    expect(mine).toMatchObject({ percent: 37.5, interval: [low, high], standing: { n: 0 } });
  });

  test('is printed with the same content and without the key', async () => {
    const testId = await makeSkillTest(server, { name: 'Reading and writing' });
    const { people } = await takenBy(testId, [[0, 1, 3, null]]);
    const path = `/api/admin/report/mcqt_${testId}/${people[0]?.id}.pdf`;
    const response = await fetch(server.origin + path, {
      headers: { authorization: `Bearer ${tenant.manager.token}` },
    });
    expect(response.headers.get('content-disposition')).toContain('Reading and writing.pdf');
    const document = await getDocumentProxy(new Uint8Array(await response.arrayBuffer()));
    const text = (await extractText(document, { mergePages: true })).text.replaceAll(/\s+/g, ' ');
    for (const words of [
      'F0 L0 Reading and writing, taken',
      '38 % between',
      '1.5 of 4 points',
      'No comparison yet',
      'Question A',
      'Partly correct',
      'Time ran out',
      'What not to conclude',
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toMatch(/Option \d/);
    const dutch = await fetch(server.origin + path, {
      headers: { authorization: `Bearer ${tenant.manager.token}`, 'accept-language': 'nl' },
    });
    const inDutch = await getDocumentProxy(new Uint8Array(await dutch.arrayBuffer()));
    const words = (await extractText(inDutch, { mergePages: true })).text;
    expect(words.replaceAll(/\s+/g, ' ')).toContain('38% tussen');
    const { manager } = await makeTenant(server, { features: ['personality'] });
    const other = await server.call('GET', path, { token: manager.token });
    expect(other).toMatchObject({ status: 403, body: { code: 'feature_off' } });
    expect((await ask(`/api/admin/report/mcqt_0/${people[0]?.id}.pdf`)).status).toBe(422);
  });

  test('R172 the skill tests of a subject are a list', async () => {
    const first = await makeSkillTest(server, { name: 'Alpha' });
    const other = await makeSkillTest(server, { name: 'Beta' });
    const { person } = await invitedToSkill(server, tenant, first, {
      campaign_name: 'Writers',
      skill_tests: [first, other],
    });
    const path = `/api/admin/organization/skill-tests/subject/${person.id}`;
    const before = await ask(path);
    expect(before.body.data).toEqual(
      [first, other].map((id, i) => ({
        id,
        test: `mcqt_${id}`,
        name: ['Alpha', 'Beta'][i],
        campaigns: ['Writers'],
        state: 'new',
        completedAt: null,
        percent: null,
        interval: null,
      })),
    );
    await takeSkillTest(server, person, first, [0, 0, 0, 0]);
    await askSkill(server, person, other);
    const after = await ask(path);
    expect(after.body.data).toMatchObject([
      { state: 'completed', percent: 100 },
      { state: 'started', percent: null },
    ]);

    // Another campaign asks for one of them, too, from its activation on.
    const [{ email } = { email: '' }] = await server.database.query<{ email: string }>(
      'select email from app.users where id = $1',
      [person.id],
    );
    const later = await makeCampaign(server, tenant, {
      campaign_name: 'Editors',
      skill_tests: [first],
      subjects: [{ first_name: 'Ada', last_name: 'Byron', email }],
    });
    expect((await ask(path)).body.data[0].campaigns).toEqual(['Writers']);
    await activate(server, tenant, later.id);
    expect((await ask(path)).body.data).toMatchObject([
      { name: 'Alpha', campaigns: ['Editors', 'Writers'] },
      { name: 'Beta', campaigns: ['Writers'] },
    ]);
  });

  test('an old result never changes when the bank is edited between two takers', async () => {
    const testId = await makeSkillTest(server);
    const { people } = await takenBy(testId, [[0, 0, 0, 0]]);
    const first = people[0] as Person;
    const before = {
      report: (await report(first, testId)).body.data,
      own: await own(first, testId),
    };
    await server.database.query(
      `update app.skill_questions set text = 'Edited', topic = 'Edited', seconds = 20 where test_id = $1`,
      [testId],
    );
    // What was right is wrong now, and the other way round.
    await server.database.query(
      `update app.skill_options o set score = 1 - o.score from app.skill_questions q
       where q.id = o.question_id and q.test_id = $1 and o.score in (0, 1)`,
      [testId],
    );
    const { people: later } = await takenBy(testId, [[3, 3, 3, 3]]);
    const second = await report(later[0] as Person, testId);
    expect(second.body.data).toMatchObject({ percent: 0, allowed: 80 });
    expect(second.body.data.questions[0]).toMatchObject({ text: 'Edited', topic: 'Edited' });
    const { standings } = (await report(first, testId)).body.data;
    expect((await report(first, testId)).body.data).toEqual({ ...before.report, standings });
    const { standing } = await own(first, testId);
    expect(await own(first, testId)).toEqual({ ...before.own, standing });
  });

  test('a percentile waits for a group of twenty, counts half of the equal ones, and ends with the first who withdraws', async () => {
    const testId = await makeSkillTest(server);
    const asked = { test_types: [], skill_tests: [testId], campaign_profile_id: undefined };
    const people = await seatCrowd(server, tenant, 21, asked);
    const [person, low] = [people[0] as Person, people[1] as Person];
    await takeSkillTest(server, person, testId, [0, 0, 3, 3]);
    await takeSkillTest(server, low, testId, [3, 3, 3, 3]);
    const finish = (like: Person, whom: Person[]) =>
      server.database.query(
        `with a as (insert into app.attempts (subject_id, instrument, test, version, language, questions, form, started_at, completed_at)
           select s.id, a.instrument, a.test, a.version, a.language, a.questions, a.form, a.started_at, app.now()
           from app.attempts a, unnest($2::int[]) as s (id) where a.subject_id = $1 returning id, subject_id)
         insert into app.results (attempt_id, subject_id, instrument, test, scores, summary, minutes, scored_at)
           select a.id, a.subject_id, r.instrument, r.test, r.scores, r.summary, r.minutes, r.scored_at
           from a, app.results r where r.subject_id = $1`,
        [like.id, whom.map(({ id }) => id)],
      );
    const standings = async () => (await report(person, testId)).body.data.standings;
    await finish(person, people.slice(2, 11));
    await finish(low, people.slice(11, 19));
    const none = { n: 0, percentile: null };
    expect(await standings()).toMatchObject({ organisation: none, overall: none });
    expect((await own(person, testId)).standing).toMatchObject(none);

    await finish(low, people.slice(19, 20));
    // Ten below, ten equal of whom half count: 15 of 20.
    const full = { n: 20, percentile: 75 };
    expect(await standings()).toMatchObject({ organisation: full, overall: full });
    expect((await own(person, testId)).standing).toMatchObject(full);
    // The next one changes nothing, so that it says nothing of that person.
    await finish(low, people.slice(20));
    expect(await standings()).toMatchObject({ organisation: full, overall: full });

    await server.database.query(
      'update app.permissions set revoked_at = app.now() where subject_id = $1',
      [people[19]?.id],
    );
    expect(await standings()).toMatchObject({ organisation: none, overall: full });
  });

  test('only with permission, of a test that the organisation may know', async () => {
    const other = await makeTenant(server);
    const secret = await makeSkillTest(server, {
      name: 'Not theirs',
      organizations: [tenant.organization.id],
    });
    const { people } = await takenBy(secret, [[0, 0, 0, 0]]);
    const person = people[0] as Person;
    expect((await report(person, secret)).status).toBe(200);
    expect((await report(person, secret, other)).status).toBe(404);

    // Even of somebody whose permission they hold: the test is none of their business.
    const { id } = await makeCampaign(server, other, {
      subjects: [{ first_name: 'A', last_name: 'B', email: person.email }],
    });
    await activate(server, other, id);
    const given = await server.call('POST', '/api/user/give-permission-to-organization-logged-in', {
      token: person.token,
      json: { organizationId: other.organization.id },
    });
    expect(given.status).toBe(200);
    const list = await ask(`/api/admin/organization/skill-tests/subject/${person.id}`, other);
    expect(list).toMatchObject({ status: 200, body: { data: [] } });
    expect((await report(person, secret, other)).status).toBe(404);

    await server.database.query(
      'update app.permissions set revoked_at = app.now() where subject_id = $1',
      [person.id],
    );
    for (const path of [
      `/api/admin/subject/${person.id}/skill-tests/${secret}/results`,
      `/api/admin/organization/skill-tests/subject/${person.id}`,
    ]) {
      expect(await ask(path)).toMatchObject({
        status: 403,
        body: { code: 'permission_required' },
      });
    }
  });

  test('whoever reads it stands in the ledger', async () => {
    const testId = await makeSkillTest(server);
    const { people } = await takenBy(testId, [[0, 0, 0, 0]]);
    const person = people[0] as Person;
    await report(person, testId);
    await ask(`/api/admin/organization/skill-tests/subject/${person.id}`);
    const rows = await server.database.query<{ what: string }>(
      'select what from app.access_ledger where subject_id = $1 order by id',
      [person.id],
    );
    expect(rows.map(({ what }) => what)).toEqual(['skill_report', 'skill_list']);
  });
});

describe('the table of a campaign', () => {
  test('R126 sorts, searches, counts, and hides whom it may not show', async () => {
    const testId = await makeSkillTest(server);
    const { campaign, people } = await takenBy(testId, [
      [0, 0, 3, 3],
      [0, 0, 0, 0],
      [3, 3, 1, null],
    ]);
    const path = `/api/admin/campaigns/${campaign}/subjects/skill-tests/${testId}/results`;
    const table = await ask(`${path}?order=-percent`);
    expect(table.status).toBe(200);
    const rows = table.body.data as { subject: { id: number }; percent: number }[];
    expect(rows.map(({ percent }) => percent)).toEqual([100, 50, 12.5]);
    expect(table.body.data[2]).toMatchObject({
      right: 0,
      partlyRight: 1,
      wrong: 2,
      timeUp: 1,
      percentile: null,
    });
    expect(table.body.meta).toMatchObject({ total: 3, hidden: 0, n: 0, test: { id: testId } });
    expect((await ask(`${path}?name=L1`)).body.meta).toMatchObject({ total: 1, hidden: 0 });
    for (const order of ['name', '-minutes', 'completed_at', 'percent']) {
      expect((await ask(`${path}?order=${order}`)).body.data).toHaveLength(3);
    }
    expect((await ask(`${path}?order=email`)).status).toBe(422);
    const found = await ask(`${path}?name=F1`);
    expect(found.body.data.map((row: { subject: { id: number } }) => row.subject.id)).toEqual([
      people[1]?.id,
    ]);
    const other = await makeSkillTest(server);
    const elsewhere = `/api/admin/campaigns/${campaign}/subjects/skill-tests/${other}/results`;
    expect((await ask(elsewhere)).status).toBe(404);
    await server.database.query(
      'update app.permissions set revoked_at = app.now() where subject_id = $1',
      [people[0]?.id],
    );
    expect((await ask(path)).body.meta).toMatchObject({ total: 2, hidden: 1 });
  });

  test('comes as CSV, all of it, without formulas', async () => {
    const testId = await makeSkillTest(server, { name: 'Sums' });
    const { campaign, people } = await takenBy(testId, [
      [0, 0, 3, 3],
      [0, 0, 0, 0],
    ]);
    await server.database.query(
      `update app.invitations set first_name = '=1+1' where subject_id = $1`,
      [people[0]?.id],
    );
    const path = `/api/admin/campaigns/${campaign}/subjects/skill-tests/${testId}/results.csv`;
    const file = await ask(`${path}?order=percent`);
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.headers.get('content-disposition')).toContain('Sums.csv');
    const [head, first, second] = String(file.body).replace('\uFEFF', '').split('\r\n');
    expect(head).toContain('first_name,last_name,email,completed_at,attempt,score_percent');
    expect(first).toMatch(/^'=1\+1,L0,.*,50,/);
    expect(second).toContain(',100,');
  });
});
