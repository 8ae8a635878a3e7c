import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { burnoutCampaign, createRecord, finishBurnout } from '../../test/burnout.ts';
import { answerCulture } from '../../test/culture.ts';
import { makeTenant, type Person, type Tenant } from '../../test/factories.ts';
import { useServer } from '../../test/harness.ts';
import { finishLogical } from '../../test/logical.ts';
import { finishPersonality, startedCampaign } from '../../test/shortcuts.ts';

const server = await useServer();

let tenant: Tenant;

beforeAll(async () => {
  tenant = await makeTenant(server);
});

const ask = async (path: string) => {
  const { status, body } = await server.call('GET', `/api/admin/${path}`, {
    token: tenant.manager.token,
  });
  expect(status).toBe(200);
  return body.data;
};

async function print(path: string): Promise<string> {
  const answer = await fetch(`${server.origin}/api/admin/report/${path}.pdf`, {
    headers: { authorization: `Bearer ${tenant.manager.token}` },
  });
  const file = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  const { text } = await extractText(file, { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

const begun = /^The test was started in a language other/;

test.each([
  ['personality', '1', finishPersonality, /norm is of people who answered in English/],
  ['logical', '2', finishLogical, /Figures and numbers are the same/],
  ['culture', '3', answerCulture, /a fit is less sure than its interval says/],
] as const)(
  'a report on %s says in which language the test was begun, and what that means',
  async (kind, test_type, finish, meaning) => {
    const path = { personality: 'personality-test', logical: 'iq-test', culture: 'culture-test' };
    const take = async (language: string) => {
      const { person } = await startedCampaign(server, tenant, { test_types: [test_type] });
      await finish(server, person, { language });
      return ask(`results/${path[kind]}/subject/${person.id}`);
    };
    const english = await take('en');
    expect(english.language).toBe('en');
    expect(english.limits.filter((limit: string) => begun.test(limit))).toEqual([]);
    const german = await take('de');
    expect(german.language).toBe('de');
    expect(german.limits.at(-1)).toMatch(begun);
    expect(german.limits.at(-1)).toMatch(meaning);
    const printed = await print(`${kind}/${german.subject.id}`);
    expect(printed).toMatch(/taken \d+ \w+ \d{4}( in \d+ minutes?)?, in German/);
    expect(printed).toMatch(meaning);
  },
);

test('so does one on energy', async () => {
  const { person } = await startedCampaign(server, tenant, burnoutCampaign);
  await finishBurnout(server, person, { value: 4 });
  await createRecord(server, person);
  const report = ({ id }: Person) => ask(`subject-profile/burnout/${id}`);
  expect((await report(person)).limits.join(' ')).not.toContain('other than English');
  await server.database.query(`update app.attempts set language = 'nl' where subject_id = $1`, [
    person.id,
  ]);
  expect((await report(person)).limits.at(-1)).toMatch(/started in a language other than English/);
});

test.each([
  ['personality', '1', finishPersonality],
  ['culture', '3', answerCulture],
] as const)('so do people beside each other on %s', async (kind, test_type, finish) => {
  const take = async (language: string) => {
    const { person } = await startedCampaign(server, tenant, { test_types: [test_type] });
    await finish(server, person, { language });
    return person.id;
  };
  const [first, second, third] = [await take('en'), await take('en'), await take('es')];
  const limits = async (...ids: number[]): Promise<string> => {
    const pair = ids.map((id) => `subjects[]=${id}`).join('&');
    return (await ask(`results/${kind}-test/subjects?${pair}`)).limits.join(' ');
  };
  expect(await limits(first, second)).not.toMatch(/translat/);
  expect(await limits(first, third)).toMatch(/At least one person started the test in a language/);
});
