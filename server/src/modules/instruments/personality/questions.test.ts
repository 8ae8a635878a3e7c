import { beforeAll, describe, expect, test } from 'vitest';
import {
  answerPersonality,
  makeCampaign,
  makeTenant,
  personalityAnswer,
  type Tenant,
} from '../../../test/factories.ts';
import { useServer } from '../../../test/harness.ts';
import { activate, insertAnswers, startedCampaign } from '../../../test/shortcuts.ts';

const server = await useServer();

let tenant: Tenant;

beforeAll(async () => {
  tenant = await makeTenant(server);
});

const look = (token: string, query = '?begin=0') =>
  server.call('GET', `/api/personality-test/questions${query}`, { token });

async function attempts(id: number): Promise<number> {
  const rows = await server.database.query('select 1 from app.attempts where subject_id = $1', [
    id,
  ]);
  return rows.length;
}

test('who only looks learns how long the test is, and begins nothing', async () => {
  const { person } = await startedCampaign(server, tenant);
  const { status, body } = await look(person.token);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    attemptId: null,
    completed: false,
    questions: [],
    tendencyQuestions: [],
    questionsCountTotal: 116,
    tendencyQuestionsCountTotal: 32,
  });
  expect(await attempts(person.id)).toBe(0);
});

test('what was begun shows to who only looks, in the language it was begun in', async () => {
  const { person } = await startedCampaign(server, tenant);
  const begun = await look(person.token, '?language=de');
  expect(await attempts(person.id)).toBe(1);
  const { body } = await look(person.token);
  expect(body).toEqual(begun.body);
  expect(body.data).toMatchObject({ language: 'de', attemptId: expect.any(Number) });
});

test('who is asked for other tests learns so before beginning', async () => {
  const { person } = await startedCampaign(server, tenant, { test_types: ['3'] });
  expect(await look(person.token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

describe('political questions', () => {
  const political = new Set([28, 58, 88, 118]);
  const asked = (body: { data: { questions: { id: number }[] } }) =>
    body.data.questions.map(({ id }) => id);

  test('are not asked of applicants, and answers to them are refused', async () => {
    const { person } = await startedCampaign(server, tenant);
    const { body } = await look(person.token, '?language=en');
    expect(asked(body).filter((id) => political.has(id))).toEqual([]);
    expect(asked(body)).toHaveLength(116);
    const [path, call] = personalityAnswer(28, 1, person.token, 1);
    const refused = await server.call('POST', path, call);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['questionId']]);
    await answerPersonality(server, person);
    const { results } = (
      await server.call('GET', '/api/personality-test/results', { token: person.token })
    ).body.data;
    expect(results).not.toBeNull();
    expect(JSON.stringify(results)).not.toContain('"O6"');
  });

  test('belong to development', async () => {
    const { person } = await startedCampaign(server, tenant, { campaign_type: 'development' });
    const { body } = await look(person.token, '?language=en');
    expect(asked(body)).toHaveLength(120);
    const [path, call] = personalityAnswer(28, 1, person.token, 1);
    expect((await server.call('POST', path, call)).status).toBe(200);
  });

  const told = async (token: string) => {
    const { body } = await server.call('GET', '/api/subject/test-types', { token });
    const tests = body.data.tests as { id: number; questions: number }[];
    return tests.find(({ id }) => id === 1)?.questions;
  };

  test('are not asked while an application is open, whoever else asks; the number told is the one asked', async () => {
    const development = { campaign_type: 'development' };
    const { campaign, person } = await startedCampaign(server, tenant, development);
    expect(await told(person.token)).toBe(152);
    const other = await makeTenant(server);
    const { email } = campaign.subjects[0] ?? { email: '' };
    const subjects = [{ first_name: 'Ada', last_name: 'Lovelace', email }];
    const recruitment = await makeCampaign(server, other, { subjects });
    await activate(server, other, recruitment.id);
    expect(await told(person.token)).toBe(148);
    expect((await look(person.token)).body.data.questionsCountTotal).toBe(116);
    const { body } = await look(person.token, '?language=en');
    expect(asked(body)).toHaveLength(116);
  });

  test('are counted for a campaign that asks for the test, not for another one of development', async () => {
    const development = { campaign_type: 'development' };
    const { campaign, person } = await startedCampaign(server, tenant, development);
    const { email } = campaign.subjects[0] ?? { email: '' };
    const subjects = [{ first_name: 'Ada', last_name: 'Lovelace', email }];
    const about = { ...development, subjects, test_types: ['3'] };
    await activate(server, tenant, (await makeCampaign(server, tenant, about)).id);
    expect(await told(person.token)).toBe(152);
    const close = `/api/admin/campaigns/${campaign.id}/close`;
    expect((await server.call('POST', close, { token: tenant.manager.token })).status).toBe(200);
    expect(await told(person.token)).toBe(148);
  });

  test('a report on development says that they were not asked of somebody who had applied', async () => {
    const { campaign, person } = await startedCampaign(server, tenant);
    await answerPersonality(server, person);
    const { email } = campaign.subjects[0] ?? { email: '' };
    const subjects = [{ first_name: 'Ada', last_name: 'Lovelace', email }];
    const later = await makeCampaign(server, tenant, { subjects, campaign_type: 'development' });
    await activate(server, tenant, later.id);
    const limits = async (id: number) => {
      const { body } = await server.call(
        'GET',
        `/api/admin/results/personality-test/subject/${person.id}?campaign=${id}`,
        { token: tenant.manager.token },
      );
      return (body.data.limits as string[]).join(' ');
    };
    expect(await limits(later.id)).toContain('O6 (Liberalism) was not asked');
    expect(await limits(campaign.id)).not.toContain('was not asked');
  });

  test('stay in an attempt that was begun with them, in the words of its version', async () => {
    const { person } = await startedCampaign(server, tenant);
    const attemptId = await insertAnswers(server, person, { count: 10 });
    await server.database.query(`update app.attempts set version = '2026.1' where id = $1`, [
      attemptId,
    ]);
    const { body } = await look(person.token);
    expect(asked(body)).toHaveLength(120);
    expect(body.data.questions[0].text).toBe('Worry about things');
  });
});
