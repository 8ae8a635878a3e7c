import { personality } from '@assay/instruments/personality/instrument';
import { judgeResponseStyle } from '@assay/instruments/personality/response-style.verdict';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  makeTenant,
  personalityAnswer,
  type Person,
  type Tenant,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { startedCampaign } from '../../../test/shortcuts.ts';

let server: TestServer;
let tenant: Tenant;

beforeAll(async () => {
  server = await startTestServer({ work: false });
  tenant = await makeTenant(server);
});
afterAll(() => server.stop());
afterEach(() => server.database.moveClock('0'));

interface Given {
  questionId: number;
  index: number;
}

/** Somebody who reads and means what they answer. */
const careful = personality.simulate(7, { version: '2026.2', political: false });

/** The same questions, answered by a pattern that has nothing to do with them. */
const bot = careful.map(({ questionId }, at) => ({ questionId, index: (at * at + 3 * at) % 5 }));

/**
 * Begins the test, lets time pass, and sends everything in one go.
 * @param waited milliseconds for which the answer at a place says that it waited; nothing is said without it.
 */
async function sit(
  answers: readonly Given[],
  { after, waited }: { after: string; waited?: (place: number) => number },
) {
  await server.database.moveClock('0');
  const { person } = await startedCampaign(server, tenant);
  await server.call('GET', '/api/personality-test/questions', { token: person.token });
  await server.database.moveClock(after);
  for (const [place, { questionId, index }] of answers.entries()) {
    const [path, options] = personalityAnswer(questionId, index, person.token, place + 1);
    const headers = waited && { 'x-answer-waited': String(waited(place)) };
    const { status } = await server.call('POST', path, { ...options, ...(headers && { headers }) });
    expect(status).toBe(200);
  }
  return { person, ...(await read(person)) };
}

async function read({ id }: Person) {
  const [row] = await server.database.query<{
    scores: { responseStyle: Parameters<typeof judgeResponseStyle>[0] };
    minutes: number | null;
  }>('select scores, minutes::float from app.results where subject_id = $1', [id]);
  if (row === undefined) throw new Error('Nothing was scored.');
  const { verdict, flags } = judgeResponseStyle(row.scores.responseStyle);
  const pace = flags.find((flag) => flag.id === 'pace');
  return { verdict, hasty: pace?.flagged, timed: pace?.value !== null, minutes: row.minutes };
}

const last = careful.length - 1;

test('answers that somebody gave offline over a quarter of an hour are no haste, though they come in one go', async () => {
  const seen = await sit(careful, {
    after: '20 minutes',
    waited: (place) => (last - place) * 6000,
  });
  expect(seen).toMatchObject({ verdict: 'nothing unusual', hasty: false, timed: true });
  expect(seen.minutes).toBeGreaterThan(14);
  expect(seen.minutes).toBeLessThan(21);
});

test('a script that answers everything at once is hasty, straight away and after a wait', async () => {
  expect(await sit(bot, { after: '0' })).toMatchObject({
    verdict: 'interpret with care',
    hasty: true,
    timed: true,
  });
  expect(await sit(bot, { after: '20 minutes' })).toMatchObject({ hasty: true, timed: true });
});

test('who answered in haste reads so in the own result, kindly and in the own language, and nobody else does', async () => {
  const limitsOf = async ({ token }: Person, language: string) => {
    const { body } = await server.call('GET', '/api/personality-test/results', {
      token,
      headers: { 'accept-language': language },
    });
    return body.data.results.limits as string[];
  };
  const hasty = (await sit(bot, { after: '0' })).person;
  const [first, ...others] = await limitsOf(hasty, 'en');
  expect(first).toMatch(/^Some of your answers came very quickly .* not held against you/);
  expect((await limitsOf(hasty, 'nl'))[0]).toMatch(/^Sommige van je antwoorden kwamen heel snel/);
  expect((await limitsOf(hasty, 'de'))[0]).toMatch(/^Einige Ihrer Antworten kamen sehr schnell/);
  expect((await limitsOf(hasty, 'es'))[0]).toMatch(/^Algunas de sus respuestas llegaron/);
  const calm = await sit(careful, {
    after: '20 minutes',
    waited: (place) => (last - place) * 6000,
  });
  expect(await limitsOf(calm.person, 'en')).toEqual(others);
});

test('a script in the page, whose answers wait with everybody else’s, is hasty, too', async () => {
  const seen = await sit(bot, { after: '20 minutes', waited: (place) => (last - place) * 30 });
  expect(seen).toMatchObject({ hasty: true, timed: true });
});

test('nothing was answered before the test was begun, whatever is said', async () => {
  const seen = await sit(bot, {
    after: '20 minutes',
    waited: (place) => 9_000_000_000 + (last - place) * 6000,
  });
  expect(seen).toMatchObject({ hasty: true, timed: true });
  const early = await server.database.query(
    'select from app.answers x join app.attempts t on t.id = x.attempt_id where x.answered_at < t.started_at',
  );
  expect(early).toEqual([]);
  const nonsense = await sit(bot, { after: '20 minutes', waited: () => -5 });
  expect(nonsense).toMatchObject({ hasty: true });
});
