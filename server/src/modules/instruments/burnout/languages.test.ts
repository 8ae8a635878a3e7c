import { beforeAll, expect, test } from 'vitest';
import { burnoutCampaign, createRecord, finishBurnout } from '../../../test/burnout.ts';
import { makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { useServer } from '../../../test/harness.ts';
import { startedCampaign } from '../../../test/shortcuts.ts';

const server = await useServer();

let tenant: Tenant;

beforeAll(async () => {
  tenant = await makeTenant(server);
});

const makeTaker = async (): Promise<Person> =>
  (await startedCampaign(server, tenant, burnoutCampaign)).person;
const read = (path: string, { token }: Person, language?: string) =>
  server.call('GET', `/api/burnout/${path}`, {
    token,
    headers: language === undefined ? {} : { 'accept-language': language },
  });

test('questions and consent come in the language of the page, in English for every other', async () => {
  const person = await makeTaker();
  const first = async (language?: string) => {
    const { data } = (await read('questions', person, language)).body;
    return [data.consent.version, data.categories[0].questions[0].text.slice(0, 12)];
  };
  expect(await first('nl-BE')).toEqual(['2026.2-nl', 'Hoe vaak wer']);
  expect(await first('de')).toEqual(['2026.2-de', 'Wie oft sind']);
  expect(await first('fr, es;q=0.5')).toEqual(['2026.2-es', '¿Con qué fre']);
  for (const other of ['fr', 'en-US', undefined])
    expect(await first(other)).toEqual(['2026.2', 'How often di']);
});

test('what was agreed to, and in which language it was asked, is stored', async () => {
  const person = await makeTaker();
  const { token } = person;
  const begun = await server.call('POST', '/api/burnout/create', {
    token,
    headers: { 'accept-language': 'de' },
  });
  const agree = (version: string) =>
    server.call('POST', '/api/burnout/consent', {
      token,
      json: { burnout_test_id: begun.body.data.id, version },
    });
  expect((await agree('2026.2-fr')).body.errors).toHaveProperty('version');
  expect((await agree('2026.2-de')).status).toBe(200);
  const [row] = await server.database.query(
    `select language, form ->> 'consentVersion' as version from app.attempts where id = $1`,
    [begun.body.data.id],
  );
  expect(row).toEqual({ language: 'de', version: '2026.2-de' });
});

test('the own result is the same in every language, in other words', async () => {
  const person = await makeTaker();
  await finishBurnout(server, person, { value: 3 });
  await createRecord(server, person);
  const english = (await read('results', person)).body.data.latest;
  const dutch = (await read('results', person, 'nl')).body.data.latest;
  expect(dutch).toMatchObject({
    overall: { score: english.overall.score, band: english.overall.band },
    happiness: english.happiness,
  });
  expect(dutch.overall.text).not.toBe(english.overall.text);
  expect(dutch.limits.join(' ')).toContain('een schatting die we vervangen');
  expect(dutch.seekHelp.join(' ')).toContain('alarmnummer');
  expect(dutch.precision.name).toBe('Voorlopige waarden');
});
