import { beforeAll, expect, test } from 'vitest';
import { makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { useServer } from '../../../test/harness.ts';
import {
  answerSkill,
  invitedToSkill,
  makeSkillTest,
  nextQuestion,
  optionsByScore,
  takeSkillTest,
} from '../../../test/skill-tests.ts';

const server = await useServer();

let tenant: Tenant;

beforeAll(async () => {
  tenant = await makeTenant(server);
});

/** Names and values of everything in an answer, however deep. */
function* everything(value: unknown, path = ''): Generator<[path: string, value: unknown]> {
  if (typeof value !== 'object' || value === null) {
    yield [path, value];
    return;
  }
  for (const [name, inner] of Object.entries(value)) yield* everything(inner, `${path}.${name}`);
}

const telling =
  /score|correct|right|wrong|key|point|verdict|outcome|version|position|\border\b|weight/i;

async function raw(path: string, { token }: Person): Promise<string> {
  const response = await fetch(server.origin + path, {
    headers: { authorization: `Bearer ${token}` },
  });
  return response.text();
}

test('nothing that a taker is sent before the end says what is right', async () => {
  const testId = await makeSkillTest(server);
  const { person } = await invitedToSkill(server, tenant, testId);
  const question = await nextQuestion(server, person, testId);
  const [best] = await optionsByScore(server, question.id);
  const answers = [
    await server.call('GET', '/api/subject/skill-tests', { token: person.token }),
    await server.call('GET', `/api/subject/skill-tests/${testId}`, { token: person.token }),
    await server.call('GET', `/api/skill-test/${testId}/questions`, { token: person.token }),
    await server.call('GET', `/api/skill-test/${testId}/questions?begin=0`, {
      token: person.token,
    }),
    await server.call('GET', `/api/skill-test/${testId}/results`, { token: person.token }),
    await server.call('GET', '/api/subject/test-types', { token: person.token }),
    await answerSkill(server, person, testId, question.id, best as number),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    for (const [path] of everything(body)) expect(path).not.toMatch(telling);
  }
  expect(answers.at(4)?.body.data.results).toBeNull();
  const [shown] = await server.database.query<{ question: object }>(
    `select v.content as question from app.skill_versions v where v.question_id = $1`,
    [question.id],
  );
  // What the scan would find if it were there.
  expect(JSON.stringify(shown)).toMatch(telling);
});

test('another key leaves every byte as it was', async () => {
  const testId = await makeSkillTest(server);
  const { person } = await invitedToSkill(server, tenant, testId);
  const question = await nextQuestion(server, person, testId);
  const standing = async () => {
    await server.database.query(
      `update app.clocks c set started_at = app.now(), seen_at = app.now()
       from app.attempts a where a.id = c.attempt_id and a.subject_id = $1`,
      [person.id],
    );
    return [
      await raw(`/api/skill-test/${testId}/questions?begin=0`, person),
      await raw(`/api/skill-test/${testId}/questions`, person),
      await raw('/api/subject/skill-tests', person),
    ];
  };
  const before = await standing();
  expect(before[0]).toContain(question.text);
  for (const turn of [1, 2, 3]) {
    await server.database.query(
      `update app.skill_versions v set content = jsonb_set(v.content, '{options}', (
         select jsonb_agg(o.value || jsonb_build_object('score', case when (o.ordinality + $2::int) % 4 = 0 then 1 else 0 end) order by o.ordinality)
         from jsonb_array_elements(v.content -> 'options') with ordinality o))
       from app.skill_questions q where q.id = v.question_id and q.test_id = $1`,
      [testId, turn],
    );
    await server.database.query(
      `update app.skill_options o set score = case when (o.position + $2::int) % 4 = 0 then 1 else 0 end
       from app.skill_questions q where q.id = o.question_id and q.test_id = $1`,
      [testId, turn],
    );
    expect(await standing()).toEqual(before);
  }
  // A right and a wrong answer are acknowledged alike.
  const { person: other } = await invitedToSkill(server, tenant, testId);
  const acknowledged = new Set<string>();
  for (const place of [0, 3]) {
    const { id } = await nextQuestion(server, other, testId);
    const optionId = (await optionsByScore(server, id))[place] as number;
    const { body } = await answerSkill(server, other, testId, id, optionId);
    acknowledged.add(JSON.stringify({ ...body.data, questionId: 0 }));
  }
  expect(acknowledged.size).toBe(1);
});

test('afterwards its taker learns the score and not which question was right', async () => {
  const testId = await makeSkillTest(server);
  const { person } = await invitedToSkill(server, tenant, testId);
  await takeSkillTest(server, person, testId, [0, 3, 1, null]);
  const { body } = await server.call('GET', `/api/skill-test/${testId}/results`, {
    token: person.token,
  });
  expect(body.data.results).toMatchObject({ points: 1.5, maximum: 4, questions: 4 });
  // Four questions with four options each.
  expect(body.data.results).toMatchObject({ guessing: 1, sample: false });
  const single = /verdict|outcome|optionId|questionId|option_id|question_id|correct/;
  for (const [path] of everything(body)) expect(path).not.toMatch(single);
  const options = await server.database.query<{ text: string }>(
    'select o.text from app.skill_options o join app.skill_questions q on q.id = o.question_id where q.test_id = $1',
    [testId],
  );
  for (const { text } of options) expect(JSON.stringify(body)).not.toContain(text);
});
