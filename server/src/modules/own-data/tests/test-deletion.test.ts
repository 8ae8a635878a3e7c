import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { system, transact } from '../../../platform/db/database.ts';
import { burnoutCampaign, createRecord, finishBurnout } from '../../../test/burnout.ts';
import { tablesWith } from '../../../test/canary.ts';
import {
  answerPersonality,
  makeStaff,
  makeTenant,
  makeUser,
  type Person,
  personalityAnswer,
  receiveMail,
  type Tenant,
} from '../../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../../test/harness.ts';
import { untilBlocking } from '../../../test/waiting.ts';
import { beginRecording, interviewCodeIn } from '../../../test/interviews.ts';
import { endLogical, logicalQuestions, logicalTaker } from '../../../test/logical.ts';
import { makeLife } from '../../../test/life.ts';
import {
  finishedCampaign,
  finishPersonality,
  insertAnswers,
  startedCampaign,
} from '../../../test/shortcuts.ts';
import {
  askSkill,
  invitedToSkill,
  makeSkillTest,
  takeSkillTest,
} from '../../../test/skill-tests.ts';
import { sendDeletionRequests } from './deletion-request.service.ts';
import { deleteAttempts } from './test-deletion.queries.ts';

let server: TestServer;
let second: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ beside: server, work: false });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const query: TestServer['database']['query'] = (text, values) =>
  server.database.query(text, values);
const remove = ({ token }: Person, tests: unknown, node = server) =>
  node.call('DELETE', '/api/subject-profile/tests', { token, json: { test_type_ids: tests } });
/** A campaign that everybody has finished, as it knows by now. */
async function knownAsFinished(tenant: Tenant, size: number) {
  const made = await finishedCampaign(server, tenant, size);
  await eventually(async () => {
    const { body } = await ask(tenant, `/api/admin/campaigns/${made.id}`);
    return body.data.progress.completed === size;
  }, 'the campaign to hear of it');
  return made;
}
const ask = async ({ manager }: Tenant, path: string) =>
  server.call('GET', path, { token: manager.token });

test('R014, R205: a test goes with answers and result, the others stay, and it can be taken again', async () => {
  const { person, tenant, campaign, skillTest, interviewTest } = await makeLife(server);
  for (const [id, key] of [
    [1, '1'],
    [2, '2'],
    ['burnout', 'burnout'],
    ['judgement', 'judgement'],
    [`mcqt_${skillTest}`, `mcqt_${skillTest}`],
    [interviewTest, interviewTest],
  ] as const) {
    const attempts = await query<{ id: number }>(
      'select id from app.attempts where subject_id = $1 and test = $2',
      [person.id, key],
    );
    expect(attempts.length).toBeGreaterThan(0);
    expect((await remove(person, [id])).status).toBe(200);
    const tables = ['answers', 'results', 'clocks', 'attempt_keys', 'recordings'];
    for (const table of [...tables, 'burnout_group_records']) {
      const rows = await query(`select from app.${table} where attempt_id = any($1)`, [
        attempts.map((one) => one.id),
      ]);
      expect([key, table, rows.length]).toEqual([key, table, 0]);
    }
  }
  const left = await query<{ test: string }>(
    'select test from app.attempts where subject_id = $1',
    [person.id],
  );
  expect(left).toEqual([{ test: '3' }]);

  const own = await server.call('GET', '/api/personality-test/results', person);
  expect(own.body.data.results).toBeNull();
  const report = await ask(tenant, `/api/admin/results/personality-test/subject/${person.id}`);
  expect(report.status).toBe(404);
  const people = await ask(tenant, `/api/admin/campaigns/${campaign}/subjects`);
  expect(people.body.data[0]).toMatchObject({ status: 'in_progress', completed_at: null });
  const table = await ask(
    tenant,
    `/api/admin/campaigns/${campaign}/subjects/personality-test/results`,
  );
  expect(table.body.data).toEqual([]);

  await finishPersonality(server, person, { seed: 3 });
  const again = await ask(tenant, `/api/admin/results/personality-test/subject/${person.id}`);
  expect(again.status).toBe(200);
  const [logged] = await query<{ after: unknown }>(
    `select d.after from app.audit_entries e join app.audit_details d on d.entry_id = e.id
     where e.action = 'own_tests.deleted' and d.actor_id = $1 order by e.id limit 1`,
    [person.id],
  );
  expect(logged?.after).toEqual({ tests: ['1'] });
});

/** The waiting time of what somebody has deleted is over. */
const letTimePass = ({ id }: Person) =>
  query(
    `update app.earlier_attempts set started_at = started_at - interval '31 days' where subject_id = $1`,
    [id],
  );

test('taken again, a logical test asks other questions and a skill test asks in another order', async () => {
  const tenant = await makeTenant(server);
  const { person } = await logicalTaker(server, tenant);
  const items = async () => {
    const { body } = await logicalQuestions(server, person, 'analogy');
    return (body.data.analogyQuestions as object[]).map((one) => JSON.stringify(one));
  };
  const first = await items();
  expect(await items()).toEqual(first);
  expect((await remove(person, [2])).status).toBe(200);
  await letTimePass(person);
  const again = await items();
  expect(again).toHaveLength(20);
  expect(again.filter((one, at) => one === first[at]).length).toBeLessThan(5);

  const skillTest = await makeSkillTest(server);
  const { person: taker } = await invitedToSkill(server, tenant, skillTest);
  const order = async () => {
    const { question } = await askSkill(server, taker, skillTest);
    const [attempt] = await query<{ form: unknown }>(
      'select form from app.attempts where subject_id = $1',
      [taker.id],
    );
    return { question: question?.id, form: attempt?.form };
  };
  const drawn = await order();
  expect(await order()).toEqual(drawn);
  expect((await remove(taker, [`mcqt_${skillTest}`])).status).toBe(200);
  await letTimePass(taker);
  expect((await order()).form).not.toEqual(drawn.form);
});

test('averages lose it at once, and nobody can delete what is not there', async () => {
  const tenant = await makeTenant(server);
  const { id, people } = await knownAsFinished(tenant, 6);
  const average = async () =>
    (await ask(tenant, `/api/admin/campaigns/${id}/personality-test/average-results`)).body.data.n;
  expect(await average()).toBe(5);
  const [leaver] = people as [Person];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => remove(leaver, [1], at % 2 ? second : server)),
  );
  expect(
    answers
      .map(({ status }) => status)
      .toSorted((one, other) => one - other)
      .slice(0, 2),
  ).toEqual([200, 422]);
  expect(answers.every(({ status }) => status === 200 || status === 422)).toBe(true);
  expect(await average()).toBe(0);
  // Of many requests at once one deletes, and one attempt is remembered.
  const marks = await query('select 1 from app.earlier_attempts where subject_id = $1', [
    leaver.id,
  ]);
  expect(marks).toHaveLength(1);
  const { body } = await ask(tenant, `/api/admin/campaigns/${id}`);
  expect(body.data.progress).toMatchObject({ completed: 5 });
  for (const wrong of [[], ['x'], [7.5], 'all', [{}], undefined]) {
    expect((await remove(leaver, wrong)).status).toBe(422);
  }
  expect((await remove(await makeUser(server), [1, 2, 3, 'burnout'])).status).toBe(422);
});

test('in a campaign that is over, it stays finished', async () => {
  const tenant = await makeTenant(server);
  const { id, people } = await knownAsFinished(tenant, 1);
  await server.call('POST', `/api/admin/campaigns/${id}/close`, { token: tenant.manager.token });
  const [person] = people as [Person];
  expect((await remove(person, [1])).status).toBe(200);
  const { body } = await ask(tenant, `/api/admin/campaigns/${id}/subjects`);
  expect(body.data[0]).toMatchObject({ status: 'completed', tests: [{ completed: false }] });
});

test('as it opens again, who has deleted tests is asked again, and nobody else', async () => {
  const tenant = await makeTenant(server);
  const { id, people } = await knownAsFinished(tenant, 3);
  const [deleted, withdrawn] = people as [Person, Person];
  const { manager } = tenant;
  const edit = (deadline: string) =>
    server.call('PUT', '/api/admin/campaigns/active', {
      token: manager.token,
      json: { campaign_id: id, deadline },
    });
  await server.call('POST', `/api/admin/campaigns/${id}/close`, { token: manager.token });
  expect((await remove(deleted, [1])).status).toBe(200);
  // Whose permission is gone keeps what it was: the sittings behind it are there.
  await query('update app.permissions set revoked_at = app.now() where subject_id = $1', [
    withdrawn.id,
  ]);
  expect((await edit(inDays(40))).status).toBe(200);
  const states = await query<{ subject_id: number; status: string }>(
    'select subject_id, status, started_at, completed_at is null as open from app.invitations where campaign_id = $1 order by subject_id',
    [id],
  );
  expect(states).toMatchObject(
    people
      .map((person) =>
        person === deleted
          ? { subject_id: person.id, status: 'opened', started_at: null, open: true }
          : { subject_id: person.id, status: 'completed', open: false },
      )
      .toSorted((one, other) => one.subject_id - other.subject_id),
  );
  const { body } = await ask(tenant, `/api/admin/campaigns/${id}`);
  expect(body.data.progress).toMatchObject({ opened: 3, started: 2, completed: 2 });
});

test('who had only begun has not begun any more, when a campaign runs again', async () => {
  const tenant = await makeTenant(server);
  const { campaign, person } = await startedCampaign(server, tenant);
  await answerPersonality(server, person, { count: 3 });
  const status = async () =>
    (await ask(tenant, `/api/admin/campaigns/${campaign.id}/subjects`)).body.data[0].status;
  await eventually(async () => (await status()) === 'in_progress', 'the beginning');
  await query(
    `update app.campaigns set status = 'completed', closed_at = app.now(), deadline = app.now() where id = $1`,
    [campaign.id],
  );
  expect((await remove(person, [1])).status).toBe(200);
  expect(await status()).toBe('in_progress');
  const more = await server.call(
    'PUT',
    `/api/admin/campaigns/${campaign.id}/extension/${person.id}`,
    { token: tenant.manager.token, json: { deadline: inDays(40) } },
  );
  expect(more.status).toBe(200);
  expect(await status()).toBe('opened');
});

describe('how far a campaign is after a test was deleted', () => {
  const state = async (invitation: number) => {
    const [row] = await query<{ status: string; started_at: Date | null }>(
      'select status, started_at, completed_at from app.invitations where id = $1',
      [invitation],
    );
    return row;
  };
  const invitationOf = async ({ id }: Person) => {
    const [row] = await query<{ id: number }>(
      'select id from app.invitations where subject_id = $1',
      [id],
    );
    return row?.id ?? 0;
  };
  const begun = async (tests: Record<string, unknown>) => {
    const { person } = await startedCampaign(server, await makeTenant(server), tests);
    const invitation = await invitationOf(person);
    const reaches = (status: string) =>
      eventually(async () => (await state(invitation))?.status === status, status);
    return { person, invitation, reaches };
  };
  const removeRecord = async ({ token }: Person, id: number) =>
    expect((await server.call('DELETE', `/api/burnout/${id}`, { token })).status).toBe(200);

  test('with the only record the person has not begun, and finishes once more', async () => {
    const { person, invitation, reaches } = await begun(burnoutCampaign);
    await removeRecord(person, await finishBurnout(server, person));
    await eventually(async () => (await state(invitation))?.status === 'opened', 'nothing begun');
    expect(await state(invitation)).toMatchObject({ started_at: null, completed_at: null });
    await finishBurnout(server, person);
    await reaches('completed');
  });

  test('with one of two it stays finished', async () => {
    const { person, invitation, reaches } = await begun(burnoutCampaign);
    const first = await finishBurnout(server, person);
    await reaches('completed');
    const second = await finishBurnout(server, person);
    const before = await state(invitation);
    await removeRecord(person, first);
    expect(await state(invitation)).toMatchObject({ ...before, started_at: expect.any(Date) });
    await removeRecord(person, second);
    expect(await state(invitation)).toMatchObject({ status: 'opened', completed_at: null });
  });

  test('neither a record from before the invitation nor one without consent is told as a beginning', async () => {
    const tests = { ...burnoutCampaign, test_types: ['1'] };
    const { person, invitation, reaches } = await begun(tests);
    await finishBurnout(server, person);
    await query(
      `update app.attempts set started_at = started_at - interval '9 days', completed_at = completed_at - interval '9 days'
       where subject_id = $1`,
      [person.id],
    );
    await query(
      "update app.invitations set status = 'opened', started_at = null, completed_at = null where id = $1",
      [invitation],
    );
    await createRecord(server, person);
    await answerPersonality(server, person, { count: 3 });
    await reaches('in_progress');
    expect((await remove(person, [1])).status).toBe(200);
    expect(await state(invitation)).toMatchObject({ status: 'opened', started_at: null });
  });
});

test('a test that runs in another tab ends with a plain answer', async () => {
  const tenant = await makeTenant(server);
  const { person } = await startedCampaign(server, tenant);
  await insertAnswers(server, person, { count: 20 });
  const answering = Array.from({ length: 10 }, (_, at) =>
    (at % 2 ? second : server).call('POST', ...personalityAnswer(30 + at, 2, person.token)),
  );
  const [gone, ...saved] = await Promise.all([remove(person, [1]), ...answering]);
  expect(gone.status).toBe(200);
  for (const { status } of saved) expect([200, 404]).toContain(status);
  const late = await second.call('POST', ...personalityAnswer(60, 2, person.token));
  expect(late).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await query('select from app.attempts where subject_id = $1', [person.id])).toEqual([]);
});

test('what goes on in a test that is just being deleted in another tab is told that there is none', async () => {
  const tenant = await makeTenant(server);
  const skillTest = await makeSkillTest(server);
  const { campaign, person } = await startedCampaign(server, tenant, {
    test_types: ['2'],
    skill_tests: [skillTest],
    interview_questions: ['What drew you to this work?'],
  });
  const { code } = await interviewCodeIn(server, tenant, campaign.id);
  const { token } = person;
  await logicalQuestions(server, person, 'analogy');
  await endLogical(server, person, 'analogy');
  await takeSkillTest(server, person, skillTest, [0]);
  expect((await server.call('GET', `/api/interviews/start/${code}`, { token })).status).toBe(200);
  for (const [name, goOn] of [
    [
      `mcqt_${skillTest}`,
      () => server.call('GET', `/api/skill-test/${skillTest}/questions`, { token }),
    ],
    [`interview_${code}`, () => beginRecording(server, person, code, 1)],
    ['2', () => logicalQuestions(server, person, 'sequence')],
  ] as const) {
    const going = await transact(
      server.node.pool.db,
      { scope: 'candidate', userId: person.id },
      async (trx) => {
        await deleteAttempts(trx, person.id, [name]);
        const answer = goOn();
        // For the sitting: a job waits for its rows meanwhile.
        await untilBlocking(server, trx, { event: 'advisory' });
        return [answer] as const;
      },
    );
    expect([name, (await going[0]).status]).toEqual([name, 404]);
  }
});

test('R011 an operator deletes on behalf of somebody, who hears of it; the log names nobody', async () => {
  const { person, tenant, canary } = await makeLife(server);
  const operator = await makeStaff(server, 'super_admin');
  const find = `/api/super-admin/taken-tests?email=${encodeURIComponent(person.email.toUpperCase())}`;
  const found = await server.call('GET', find, operator);
  expect(found.body.data).toMatchObject({ id: person.id, email: person.email });
  expect(found.body.data.tests).toHaveLength(7);
  expect(JSON.stringify(found.body)).not.toMatch(/percentile|sten|score/);
  const looks = await query(
    `select d.actor_id, e.entity_id, d.before, d.after from app.audit_entries e join app.audit_details d on d.entry_id = e.id
     where e.action = 'subject.tests_looked_up'`,
  );
  expect(looks).toEqual([
    { actor_id: operator.id, entity_id: String(person.id), before: null, after: null },
  ]);
  const json = { subject_id: person.id, test_type_ids: [1, 'burnout'] };
  for (const token of [undefined, person.token, tenant.manager.token]) {
    const refused = await server.call('DELETE', '/api/super-admin/delete-tests', { token, json });
    expect([401, 403]).toContain(refused.status);
  }
  const done = await server.call('DELETE', '/api/super-admin/delete-tests', {
    token: operator.token,
    json,
  });
  expect(done).toMatchObject({ status: 200 });
  expect((await server.call('GET', find, operator)).body.data.tests).toHaveLength(5);
  const mail = await receiveMail(server, person.email, 'results have been deleted');
  expect(mail.text).toContain('Personality');
  expect(mail.text).toContain('Energy');
  const [entry] = await query<{ after: unknown }>(
    `select e.entity, e.entity_id, d.after from app.audit_entries e join app.audit_details d on d.entry_id = e.id
     where e.action = 'subject.tests_deleted'`,
  );
  expect(entry).toMatchObject({ entity: 'subject', after: { tests: ['1', 'burnout'] } });
  expect(Object.keys(await tablesWith(server.database, canary))).not.toContain('app.audit_entries');
  for (const [subject_id, tests, status] of [
    [2_147_483_647, [1], 404],
    [person.id, [1], 422],
    [person.id, [], 422],
  ] as const) {
    const answer = await server.call('DELETE', '/api/super-admin/delete-tests', {
      token: operator.token,
      json: { subject_id, test_type_ids: tests },
    });
    expect(answer.status).toBe(status);
  }
  const nobody = await server.call(
    'GET',
    '/api/super-admin/taken-tests?email=no@example.org',
    operator,
  );
  expect(nobody.status).toBe(404);
});

/** As the job of every minute does. */
const sendDue = () =>
  transact(server.node.pool.db, system, (trx) => sendDeletionRequests(trx, server.node.queue));

test('a request for deletion waits ten minutes, is remembered, and can be undone until then', async () => {
  const tenant = await makeTenant(server);
  const { person } = await startedCampaign(server, tenant);
  const { id } = tenant.organization;
  const send = (method: 'POST' | 'DELETE') =>
    server.call(method, '/api/subject-profile/ask-to-delete-tests', {
      token: person.token,
      json: { organization_id: id },
    });
  const shown = async () =>
    (await server.call('GET', '/api/subject-profile/deletion-requests', { token: person.token }))
      .body.data;
  const mails = () =>
    query(`select from app.mails where template = 'deletion-asked' and organization_id = $1`, [id]);
  try {
    expect((await send('DELETE')).status).toBe(404);
    expect((await send('POST')).status).toBe(200);
    expect(await shown()).toMatchObject([
      { organization_id: id, sent_at: null, repeatable: false },
    ]);
    await server.database.moveClock('9 minutes');
    await sendDue();
    expect(await mails()).toEqual([]);
    expect((await send('DELETE')).status).toBe(200);
    expect(await shown()).toEqual([]);
    await server.database.moveClock('11 minutes');
    await sendDue();
    expect(await mails()).toEqual([]);

    expect((await send('POST')).status).toBe(200);
    await server.database.moveClock('22 minutes');
    await sendDue();
    await sendDue();
    const sent = (await mails()).length;
    expect(sent).toBeGreaterThan(0);
    expect(await shown()).toMatchObject([{ sent_at: expect.any(String), repeatable: false }]);
    expect((await send('DELETE')).status).toBe(409);
    // Once a day, and then again.
    expect((await send('POST')).status).toBe(200);
    expect(await shown()).toMatchObject([{ sent_at: expect.any(String) }]);
    await server.database.moveClock('25 hours');
    expect((await send('POST')).status).toBe(200);
    expect(await shown()).toMatchObject([{ sent_at: null }]);
  } finally {
    await server.database.moveClock('0 days');
  }
});

test('R014: an organisation is asked to see to it, once a day; managers and operators hear of it', async () => {
  const tenant = await makeTenant(server);
  const elsewhere = await makeTenant(server);
  const operators = [await makeStaff(server, 'super_admin'), await makeStaff(server, 'tdl_admin')];
  const { person } = await startedCampaign(server, tenant);
  const wish = (json: unknown) =>
    server.call('POST', '/api/subject-profile/ask-to-delete-tests', { token: person.token, json });
  const answer = await wish({});
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.body.message).toContain(tenant.organization.name);
  await server.database.moveClock('11 minutes');
  await sendDue();
  // Everybody is led to what their role may do.
  for (const [{ email }, page, other] of [
    [tenant.manager, '/admin/assessments', '/admin/delete-tests'],
    ...operators.map((one) => [one, '/admin/delete-tests', '/admin/assessments'] as const),
  ] as const) {
    const mail = await receiveMail(server, email, 'asks for test results to be deleted');
    expect(mail.text).toContain(person.email);
    expect(mail.text).toContain(page);
    expect(mail.text).not.toContain(other);
  }
  expect((await wish({ organization_id: tenant.organization.id })).status).toBe(200);
  expect((await wish({ organization_id: elsewhere.organization.id })).status).toBe(404);
  expect((await wish(undefined)).status).toBe(200);
  const mails = await query(
    `select from app.mails where template = 'deletion-asked' and to_email = any($1)`,
    [[tenant.manager.email, elsewhere.manager.email]],
  );
  expect(mails).toHaveLength(1);
  const logged = await query(
    `select from app.audit_entries where action = 'deletion.asked' and entity_id = $1`,
    [String(tenant.organization.id)],
  );
  expect(logged.length).toBeGreaterThan(0);
  const stranger = await makeUser(server);
  const refused = await server.call('POST', '/api/subject-profile/ask-to-delete-tests', stranger);
  expect(refused.status).toBe(409);
});
