import { beforeAll, expect, test } from 'vitest';
import { makeCampaign, makeTenant, type Tenant } from '../../../test/factories.ts';
import { type TestServer, useServer } from '../../../test/harness.ts';
import { activate } from '../../../test/shortcuts.ts';
import { permissionTextVersion } from '../../accounts/index.ts';

let server: TestServer;
let tenant: Tenant;
let campaign: number;

const query = (sql: string, values: unknown[]) => server.database.query(sql, values);
const check = (id: number, search: string, by = tenant.manager) =>
  server.call('GET', `/api/admin/campaigns/${id}/cut-off?${search}`, { token: by.token });

/** 40 women, of whom 12 have a model score of 102 and the others one of 85, and 50 men, of whom 25 do; five of another gender, one who has not agreed, and one who agreed on a page of development. */
beforeAll(async () => {
  server = await useServer();
  tenant = await makeTenant(server);
  const subjects = Array.from({ length: 97 }, (_, at) => ({
    first_name: 'A',
    last_name: String(at),
    email: `${at}-${Math.random()}@cut-off.test`,
  }));
  campaign = (await makeCampaign(server, tenant, { test_types: ['2'], subjects })).id;
  await activate(server, tenant, campaign);
  const people = await server.database.query<{ id: number; email: string }>(
    `select i.subject_id as id, u.email from app.invitations i join app.users u on u.id = i.subject_id
     where i.campaign_id = $1 order by i.id`,
    [campaign],
  );
  const ids = people.map(({ id }) => id);
  // The page of development names no check.
  const growth = await makeCampaign(server, tenant, {
    campaign_type: 'development',
    test_types: ['2'],
    subjects: people.slice(96).map(({ email }) => ({ first_name: 'A', last_name: 'Z', email })),
  });
  await activate(server, tenant, growth.id);
  await query(
    `insert into app.permissions (subject_id, organization_id, text_version, granted_at)
     select id, $2, case when at = 96 then '2026-11-22' when at > 90 then '2026-11-23' else $3 end, now()
     from unnest($1::integer[]) with ordinality as p (id, at)`,
    [ids, tenant.organization.id, permissionTextVersion],
  );
  await query(
    `insert into app.subject_profiles (subject_id, gender, birthdate, updated_at)
     select id, case when at <= 40 or at > 95 then 'female' when at <= 90 then 'male' else 'other' end,
       case when at <= 45 then date '2000-01-01' else date '1985-01-01' end, now()
     from unnest($1::integer[]) with ordinality as p (id, at)`,
    [ids],
  );
  await query(
    `insert into app.person_tests (organization_id, subject_id, test, state, score, score_low, score_high)
     select $2, id, '2', 'completed', score, score - 2.5, score + 2.5
     from (select id, case when at <= 12 or at between 41 and 65 then 51 else 40 end as score
       from unnest($1::integer[]) with ordinality as p (id, at)) x
     on conflict (organization_id, subject_id, test) do update set state = 'completed', score = excluded.score,
       score_low = excluded.score_low, score_high = excluded.score_high`,
    [ids, tenant.organization.id],
  );
});

test('says how many pass, how many are within one standard error, and the rates of groups of 30 or more', async () => {
  const { status, body } = await check(campaign, 'test=2&threshold=101');
  expect(status).toBe(200);
  // Those who have not agreed to be counted count among all, and in no group.
  expect(body.data).toMatchObject({ people: 97, passed: 37, unsure: 37 });
  expect(body.data.gender).toEqual([
    {
      name: 'female',
      people: 40,
      passed: 12,
      rate: 0.3,
      ratio: 0.6,
      p: expect.any(Number),
      below: true,
    },
    { name: 'male', people: 50, passed: 25, rate: 0.5, ratio: 1, p: 1, below: false },
  ]);
  expect(
    body.data.age.map(({ name, people, passed }: Record<string, unknown>) => [
      name,
      people,
      passed,
    ]),
  ).toEqual([
    ['40_49', 50, 20],
    ['under_30', 45, 17],
  ]);
  // One standard error is 2.5 / 1.96 in T, 1.9 points of the model score.
  expect((await check(campaign, 'test=2&threshold=100')).body.data).toMatchObject({
    passed: 37,
    unsure: 0,
  });
});

test('a threshold is told in the unit in which the score is read', async () => {
  const passed = async (threshold: number) =>
    (await check(campaign, `test=2&threshold=${threshold}`)).body.data.passed;
  expect([await passed(102), await passed(102.5), await passed(85), await passed(86)]).toEqual([
    37, 0, 97, 37,
  ]);
});

test('is there for tests of a recruitment campaign of the own organisation', async () => {
  expect((await check(campaign, 'test=1&threshold=0')).status).toBe(422);
  expect((await check(campaign, 'test=2')).status).toBe(422);
  const stranger = await makeTenant(server);
  expect((await check(campaign, 'test=2&threshold=0', stranger.manager)).status).toBe(404);
  const { id } = await makeCampaign(server, tenant, {
    campaign_type: 'development',
    test_types: ['2'],
  });
  expect((await check(id, 'test=2&threshold=0')).status).toBe(409);
});

test('asked at every score, it tells of no fewer than ten people at once', async () => {
  // Nobody has the score of another, and women and men, young and old are mixed.
  await query(
    `update app.person_tests t set score = 10 + 37 * x.at % 97
     from (select subject_id, row_number() over (order by id) as at from app.invitations where campaign_id = $1) x
     where t.organization_id = $2 and t.subject_id = x.subject_id and t.test = '2'`,
    [campaign, tenant.organization.id],
  );
  const countAt = async (t: number) => {
    const { body } = await check(campaign, `test=2&threshold=${100 + 1.5 * (t - 50)}`);
    // Everybody who is counted has an age band.
    const counted = body.data.age.reduce(
      (sum: number, { passed }: { passed: number }) => sum + passed,
      0,
    );
    return { passed: body.data.passed as number, counted };
  };
  const answers: Awaited<ReturnType<typeof countAt>>[] = [];
  for (let t = 107; t >= 10; t -= 1) answers.push(await countAt(t));
  // Scores are no secret, and how many reach a threshold is exact.
  expect(new Set(answers.map(({ passed }) => passed)).size).toBe(98);
  const steps = answers.slice(1).map(({ counted }, at) => counted - (answers[at]?.counted ?? 0));
  expect(steps.filter((step) => step !== 0)).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 15]);
  // About as many are counted as reach it: half a step more or less, and the two who have not agreed.
  const off = answers.map(({ passed, counted }) => Math.abs(passed - counted));
  expect(Math.max(...off)).toBeLessThanOrEqual(10);
});
