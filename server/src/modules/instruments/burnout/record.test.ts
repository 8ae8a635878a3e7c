import { burnoutConsent } from '@assay/instruments/burnout/consent.data';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  answersOf,
  burnoutCampaign,
  consent,
  createRecord,
  finishBurnout,
  openRecord,
  update,
} from '../../../test/burnout.ts';
import { makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { startedCampaign } from '../../../test/shortcuts.ts';

let server: TestServer;
let second: TestServer;
let tenant: Tenant;

beforeAll(async () => {
  server = await startTestServer({ work: false });
  second = await startTestServer({ work: false, beside: server });
  tenant = await makeTenant(server);
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});
afterEach(() => server.database.moveClock('0'));

const makeTaker = async (): Promise<Person> =>
  (await startedCampaign(server, tenant, burnoutCampaign)).person;
const list = ({ token }: Person) => server.call('GET', '/api/burnout/list', { token });
const answers = ({ token }: Person, id: number) =>
  server.call('GET', `/api/burnout/answers/${id}`, { token });

describe('records', () => {
  test('R061 R094: a record has an id and a score, null until it is complete; the latest one counts', async () => {
    const person = await makeTaker();
    expect((await list(person)).body).toEqual({ data: [], meta: { may_create: true } });
    const { status, body } = await createRecord(server, person);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ burnout_score: null, answered: 0, questions: 19 });
    await finishBurnout(server, person, { value: 2 });
    const [done] = (await list(person)).body.data;
    expect(done).toMatchObject({ id: body.data.id, burnout_score: 50, answered: 19 });
    expect(done.completed_at).not.toBeNull();

    await createRecord(server, person);
    const [latest, older] = (await list(person)).body.data;
    expect(latest).toMatchObject({ burnout_score: null, completed_at: null });
    expect(older).toEqual(done);
  });

  test('R090: a new record stands at the front of the list', async () => {
    const person = await makeTaker();
    const first = await finishBurnout(server, person);
    const { body } = await createRecord(server, person);
    const ids = (await list(person)).body.data.map(({ id }: { id: number }) => id);
    expect(ids).toEqual([body.data.id, first]);
  });

  test('an incomplete record is answered again instead of a second one', async () => {
    const person = await makeTaker();
    const first = await createRecord(server, person);
    const again = await createRecord(server, person);
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  test('twenty beginnings at once on two nodes make one record', async () => {
    const person = await makeTaker();
    for (const rounds of [1, 2]) {
      const all = await Promise.all(
        Array.from({ length: 20 }, (_, i) => createRecord(i % 2 ? second : server, person)),
      );
      const ids = new Set(all.map(({ body }) => body.data.id));
      expect(ids.size).toBe(1);
      expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
      await finishBurnout(server, person);
      expect((await list(person)).body.data).toHaveLength(rounds);
    }
  });

  test('whoever is not asked begins none; whoever has taken it may again while it is offered', async () => {
    const { person: nobody } = await startedCampaign(server, await makeTenant(server));
    expect(await createRecord(server, nobody)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect((await list(nobody)).body.meta).toEqual({ may_create: false });

    const own = await makeTenant(server);
    const { campaign, person } = await startedCampaign(server, own, burnoutCampaign);
    await finishBurnout(server, person);
    const close = `/api/admin/campaigns/${campaign.id}/close`;
    await server.call('POST', close, { token: own.manager.token });
    expect((await list(person)).body.meta).toEqual({ may_create: true });
    await server.database.query(
      `delete from app.organization_features x using app.features f
       where f.id = x.feature_id and f.key = 'burnout' and x.organization_id = $1`,
      [own.organization.id],
    );
    expect((await list(person)).body.meta).toEqual({ may_create: false });
    expect((await createRecord(server, person)).status).toBe(403);
  });

  test('nobody reads, answers, agrees for or deletes the record of somebody else', async () => {
    const [owner, stranger] = [await makeTaker(), await makeTaker()];
    const id = await openRecord(server, owner);
    const tries = [
      await answers(stranger, id),
      await consent(server, stranger, id),
      await update(server, stranger, id, 1, answersOf(1, { value: 0 })),
      await server.call('DELETE', `/api/burnout/${id}`, { token: stranger.token }),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await answers(owner, id)).body.data.answers).toEqual([]);
  });
});

describe('consent', () => {
  test('no answer is taken before it, and each record needs its own', async () => {
    const person = await makeTaker();
    const { body } = await createRecord(server, person);
    const { id } = body.data;
    const early = await update(server, person, id, 1, answersOf(1, { value: 1 }));
    expect(early).toMatchObject({ status: 409, body: { code: 'consent_required' } });
    expect((await answers(person, id)).body.data).toMatchObject({
      consented_at: null,
      answers: [],
    });
    const agreed = await consent(server, person, id);
    expect(agreed.body.data.consented_at).not.toBeNull();
    const [row] = await server.database.query<{ form: object }>(
      'select form from app.attempts where id = $1',
      [id],
    );
    expect(row?.form).toMatchObject({ consentVersion: burnoutConsent.version });
    expect(await consent(server, person, id)).toMatchObject({ body: agreed.body });
    await finishBurnout(server, person);
    expect((await createRecord(server, person)).body.data.consented_at).toBeNull();
  });

  test('is to the words that were shown', async () => {
    const person = await makeTaker();
    const { body } = await createRecord(server, person);
    const old = await server.call('POST', '/api/burnout/consent', {
      token: person.token,
      json: { burnout_test_id: body.data.id, version: '2020.1' },
    });
    expect([old.status, Object.keys(old.body.errors)]).toEqual([422, ['version']]);
  });

  test('withdrawn, everything goes: answers, result, record', async () => {
    const person = await makeTaker();
    for (const id of [await finishBurnout(server, person), await openRecord(server, person)]) {
      await update(server, person, id, 1, []);
      const { status } = await server.call('DELETE', `/api/burnout/${id}`, {
        token: person.token,
      });
      expect(status).toBe(200);
      for (const table of [
        'attempts where id',
        'answers where attempt_id',
        'results where attempt_id',
      ]) {
        expect(await server.database.query(`select from app.${table} = $1`, [id])).toEqual([]);
      }
      expect((await answers(person, id)).status).toBe(404);
    }
    expect((await list(person)).body.data).toEqual([]);
  });
});

describe('own results', () => {
  const results = ({ token }: Person) => server.call('GET', '/api/burnout/results', { token });

  test('none before a record is complete', async () => {
    const person = await makeTaker();
    await openRecord(server, person);
    expect((await results(person)).body.data).toMatchObject({ latest: null, history: [] });
  });

  test('in plain words, with the change that counts and every point in time', async () => {
    const person = await makeTaker();
    for (const [day, value] of [4, 3, 1].entries()) {
      await server.database.moveClock(`${day} days`);
      await finishBurnout(server, person, { value });
    }
    const { data } = (await results(person)).body;
    expect(data.history.map(({ band }: { band: string }) => band)).toEqual([
      'high',
      'moderate',
      'low',
    ]);
    const { latest } = data;
    expect(latest.overall).toMatchObject({ band: 'low' });
    expect(latest.happiness).toBeCloseTo(100 - latest.overall.score);
    expect(latest.scores.map(({ name }: { name: string }) => name)).toEqual([
      'You in general',
      'Your work',
      'The people you serve',
    ]);
    expect(latest.change.overall).toMatchObject({ verdict: 'less strain' });
    expect(latest.seekHelp.length).toBeGreaterThan(0);
    expect(JSON.stringify(latest.limits)).toMatch(/not a diagnosis/);
  });
});
