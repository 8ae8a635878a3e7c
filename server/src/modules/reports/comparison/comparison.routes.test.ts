import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCampaign, makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { finishedCampaign, finishPersonality } from '../../../test/shortcuts.ts';

let server: TestServer;
let tenant: Tenant;
let campaignId: number;
let people: Person[];

beforeAll(async () => {
  server = await startTestServer({ work: false });
  tenant = await makeTenant(server);
  ({ id: campaignId, people } = await finishedCampaign(server, tenant, 6));
});
afterAll(() => server.stop());

const ask = (path: string, { manager }: Tenant = tenant) =>
  server.call('GET', path, { token: manager.token });
const compare = (ids: (number | undefined)[], campaign?: number, owner?: Tenant) =>
  ask(
    `/api/admin/results/personality-test/subjects/?${ids.map((id) => `subjects[]=${id}`).join('&')}${campaign === undefined ? '' : `&campaign=${campaign}`}`,
    owner,
  );
const averages = (id: number, owner?: Tenant) =>
  ask(`/api/admin/campaigns/${id}/personality-test/average-results`, owner);

const idOf = (at: number) => people[at]?.id;

describe('two people beside each other (R005)', () => {
  test('differ only by more than the error of both', async () => {
    const { status, body } = await compare([idOf(0), idOf(1)], campaignId);
    expect(status).toBe(200);
    const { members, scales, differences } = body.data;
    expect(members).toHaveLength(2);
    expect(differences).toHaveLength(scales.length);
    const tOf = (member: number, code: string) =>
      members[member].scores.find((score: { code: string }) => score.code === code).t;
    const limits = new Map(
      scales.map((scale: { code: string; meaningfulDifference: number }) => [
        scale.code,
        scale.meaningfulDifference,
      ]),
    );
    for (const { code, difference, meaningful } of differences) {
      expect(difference).toBeCloseTo(tOf(0, code) - tOf(1, code), 6);
      const beyond = Math.abs(difference) - Number(limits.get(code));
      // The limit on the wire is rounded to a tenth.
      expect([code, meaningful || beyond < 0.1, !meaningful || beyond > -0.1]).toEqual([
        code,
        true,
        true,
      ]);
    }
    expect(differences.some(({ meaningful }: { meaningful: boolean }) => meaningful)).toBe(true);
    expect(differences.some(({ meaningful }: { meaningful: boolean }) => !meaningful)).toBe(true);
  });

  test('need to be two different ones', async () => {
    for (const ids of [[idOf(0)], [idOf(0), idOf(0)]]) {
      const { status, body } = await compare(ids);
      expect([status, Object.keys(body.errors)]).toEqual([422, ['subjects']]);
    }
    const many = Array.from({ length: 51 }, (_, i) => i + 1);
    expect((await compare(many)).body.errors).toHaveProperty('subjects');
    const self = await ask(`/api/admin/interpersonal-fit/${idOf(0)}/${idOf(0)}`);
    expect([self.status, Object.keys(self.body.errors)]).toEqual([422, ['subject2']]);
  });

  test('come whole or not at all', async () => {
    expect((await compare([idOf(0), 2_147_483_647])).status).toBe(404);
    const { people: waiting } = await finishedCampaign(server, tenant, 1, 0);
    expect((await compare([idOf(0), waiting[0]?.id])).status).toBe(404);
    // Somebody of another campaign is not part of this one.
    const { people: elsewhere } = await finishedCampaign(server, tenant, 1);
    expect((await compare([idOf(0), elsewhere[0]?.id])).status).toBe(200);
    expect((await compare([idOf(0), elsewhere[0]?.id], campaignId)).status).toBe(404);
  });

  test('are as alike from either side, with words for what differs', async () => {
    const fit = (a = idOf(0), b = idOf(1)) => ask(`/api/admin/interpersonal-fit/${a}/${b}`);
    const [one, other] = [(await fit()).body.data, (await fit(idOf(1), idOf(0))).body.data];
    expect(one).toMatchObject({ icc: other.icc, interval: other.interval, verdict: other.verdict });
    expect(one.subjects.map(({ id }: { id: number }) => id)).toEqual([idOf(0), idOf(1)]);
    expect(one.interval[0]).toBeLessThanOrEqual(one.icc);
    expect(one.interval[1]).toBeGreaterThanOrEqual(one.icc);
    for (const { question } of one.different) expect(question).toMatch(/\?$/);
    expect(JSON.stringify(one)).not.toContain('"O6"');
  });
});

describe('a band that reaches the average', () => {
  interface Scale {
    code: string;
    kind: string;
    leaning: boolean;
  }
  const leaningOf = (scales: Scale[]) =>
    scales.filter(({ leaning }) => leaning).map(({ code }) => code);

  test('is told in the report, in the table and beside others as to the person', async () => {
    const person = people[0] as Person;
    const own = await server.call('GET', '/api/personality-test/results', {
      token: person.token,
    });
    const standings = own.body.data.results.scales as { code: string; standing: string }[];
    const told = standings.flatMap(({ code, standing }) =>
      standing.startsWith('leans_') ? [code] : [],
    );
    expect(told).not.toEqual([]);
    const report = await ask(
      `/api/admin/results/personality-test/subject/${person.id}?campaign=${campaignId}`,
    );
    const scales = report.body.data.scales as Scale[];
    const shown = new Set(scales.map(({ code }) => code));
    // In recruitment nothing is told of N3, and O is another factor without O6.
    const isSame = (code: string) => shown.has(code) && !code.startsWith('O');
    const expected = told.filter(isSame).toSorted();
    expect(leaningOf(scales).filter(isSame).toSorted()).toEqual(expected);
    const both = await compare([person.id, idOf(1)], campaignId);
    expect(leaningOf(both.body.data.members[0].scores).toSorted()).toEqual(
      leaningOf(scales).toSorted(),
    );
    const { data } = (
      await ask(`/api/admin/campaigns/${campaignId}/subjects/personality-test/results`)
    ).body;
    const row = data.find(({ subject }: { subject: { id: number } }) => subject.id === person.id);
    const factors = scales.filter(({ kind }) => kind === 'factor');
    expect(leaningOf(row.factors)).toEqual(leaningOf(factors));
  });
});

describe('a team', () => {
  test('comes from a campaign that tells how many of its people can be in it', async () => {
    const { id } = await finishedCampaign(server, tenant, 3);
    const listed = async () =>
      (await ask('/api/admin/compare/personality/campaigns')).body.data.find(
        (one: { id: number }) => one.id === id,
      );
    // Too few for an average, and each of them can be compared.
    expect(await listed()).toMatchObject({ n: 0, readable: 3, subjects: 3 });
    await server.database.query(
      `update app.permissions set revoked_at = app.now() where subject_id =
         (select subject_id from app.invitations where campaign_id = $1 limit 1)`,
      [id],
    );
    expect(await listed()).toMatchObject({ readable: 2, subjects: 3 });
  });

  test('shows what it reaches of the profile and what it would be without each of them', async () => {
    const { body } = await compare(
      people.map(({ id }) => id),
      campaignId,
    );
    const { members, scales, coverage, similarity, differences, profile } = body.data;
    expect(differences).toBeNull();
    expect(profile).toMatchObject({ reference: '3' });
    expect(coverage.byAnyone).toBeGreaterThanOrEqual(coverage.byMean);
    for (const { without } of members)
      expect(without.coverage.byAnyone).toBeLessThanOrEqual(coverage.byAnyone);
    for (const { lowest, mean, highest, target, reached } of scales) {
      expect([lowest <= mean, mean <= highest]).toEqual([true, true]);
      expect(reached === null).toBe(target === null);
    }
    similarity.forEach((row: number[], at: number) => expect(row[at]).toBe(1));
    const codes = scales.map(({ code }: { code: string }) => code);
    expect(codes).not.toContain('O6');
  });

  test('of more than two is a feature of its own', async () => {
    const own = await makeTenant(server, { features: ['personality'] });
    const { people: three } = await finishedCampaign(server, own, 3);
    const ids = three.map(({ id }) => id);
    expect((await compare(ids.slice(0, 2), undefined, own)).status).toBe(200);
    const refused = await compare(ids, undefined, own);
    expect([refused.status, refused.body.feature]).toEqual([403, 'team_compare']);
  });
});

describe('averages of a campaign (R170)', () => {
  /** What is kept of a campaign, and what its whole groups give when they are added up again. */
  const sums = (id: number) =>
    server.database.query<{ kept: boolean; scale: string; n: number; tenths: number }>(
      `select scale, n, tenths from app.campaign_sums where campaign_id = $1 and n > 0 order by 1`,
      [id],
    );
  const recounted = (id: number) =>
    server.database.query(
      `select f.scale, sum(g.people)::int as n, sum(g.people * f.tenths)::int8 as tenths
       from app.average_groups g join app.average_figures f on f.group_id = g.id
       where g.campaign_id = $1 and g.whole and g.people = (
         select count(*) from app.average_members m
         join app.permissions p on p.subject_id = m.subject_id and p.organization_id = m.organization_id and p.revoked_at is null
         where m.group_id = g.id)
       group by 1 order by 1`,
      [id],
    );

  test('come with how sure they are', async () => {
    const { body } = await averages(campaignId);
    expect(body.data).toMatchObject({ n: 5, leastN: 5, campaign: { id: campaignId } });
    expect(body.data.scales).toHaveLength(33);
    const real = await server.database.query<{ code: string; mean: number }>(
      `select s.key as code, avg(s.value::float8) as mean from app.average_members m
       join app.results r on r.attempt_id = m.attempt_id, jsonb_each_text(r.summary) s
       where m.campaign_id = $1 and m.group_id is not null group by 1`,
      [campaignId],
    );
    for (const { code, mean, interval } of body.data.scales) {
      const truth = real.find((row) => row.code === code)?.mean as number;
      expect([mean % 5, interval[0] < mean, interval[1] > mean]).toEqual([0, true, true]);
      expect(Math.abs(mean - truth)).toBeLessThanOrEqual(2.5);
    }
  });

  test('are not shown of fewer than five people', async () => {
    const own = await makeTenant(server);
    const { id, people: four } = await finishedCampaign(server, own, 5, 4);
    expect((await averages(id, own)).body.data).toMatchObject({ n: 0, scales: null });
    await finishPersonality(server, four[4] as Person, { seed: 9 });
    expect((await averages(id, own)).body.data.scales).toHaveLength(33);
    const path = `/api/subject/organizations-with-permission/${own.organization.id}`;
    await server.call('DELETE', path, { token: four[0]?.token });
    expect((await averages(id, own)).body.data).toMatchObject({ n: 0, scales: null });
  });

  test('list the campaigns that there are to compare, and how many results count', async () => {
    const lists = await Promise.all(
      ['personality/campaigns', 'campaigns'].map((path) => ask(`/api/admin/compare/${path}`)),
    );
    for (const { body } of lists) {
      const row = body.data.find(({ id }: { id: number }) => id === campaignId);
      expect(row).toMatchObject({ n: 5, status: 'active', test_types: [1] });
    }
  });

  test('are those of whole groups, whatever happens at the same time', async () => {
    const own = await makeTenant(server);
    const { id, people: crowd } = await finishedCampaign(server, own, 10, 0);
    const other = await makeCampaign(server, own, {
      subjects: crowd.slice(5).map(({ email }) => ({ first_name: 'A', last_name: 'B', email })),
    });
    const query = (sql: string, values: unknown[]) => server.database.query(sql, values);
    const set = (person: Person, revoked: string) =>
      query(`update app.permissions set revoked_at = ${revoked} where subject_id = $1`, [
        person.id,
      ]);
    await Promise.all(
      crowd.flatMap((person, i) => [
        finishPersonality(server, person, { seed: i + 40 }),
        set(person, 'app.now()').then(() => (i % 3 === 0 ? undefined : set(person, 'null'))),
        ...(i === 7
          ? [
              query('delete from app.invitations where subject_id = $1 and campaign_id = $2', [
                person.id,
                other.id,
              ]),
            ]
          : []),
      ]),
    );
    for (const campaign of [id, other.id]) {
      expect(await sums(campaign)).toEqual(await recounted(campaign));
    }
    await query('delete from app.results where subject_id = any ($1)', [
      crowd.slice(0, 5).map(({ id: one }) => one),
    ]);
    await query('delete from app.users where id = $1', [crowd[9]?.id]);
    for (const campaign of [id, other.id]) {
      expect(await sums(campaign)).toEqual(await recounted(campaign));
    }
    await query('delete from app.campaigns where id = $1', [id]);
    expect(await sums(id)).toEqual([]);
  });
});

describe('the working of a report', () => {
  const working = (id = idOf(0), campaign = campaignId) =>
    ask(`/api/admin/results/personality-test/subject/${id}/working?campaign=${campaign}`);

  test('leads to the numbers of the report', async () => {
    const { body } = await working();
    const report = (
      await ask(`/api/admin/results/personality-test/subject/${idOf(0)}?campaign=${campaignId}`)
    ).body.data;
    for (const { code, raw, mean, sd, z, t, interval, sem } of body.data.scales) {
      const shown = report.scales.find((scale: { code: string }) => scale.code === code);
      expect([t, interval, raw]).toEqual([shown.t, shown.interval, shown.raw]);
      expect(z).toBeCloseTo((raw - mean) / sd, 2);
      expect(t).toBeCloseTo(50 + 10 * z, 1);
      expect(interval[1] - t).toBeCloseTo(1.96 * sem, 1);
    }
    const { fit } = body.data;
    expect([fit.median, fit.interval]).toEqual([report.fit.median, report.fit.interval]);
    const distance = fit.targets.reduce(
      (sum: number, { weight, d }: { weight: number; d: number }) => sum + weight * d * d,
      0,
    );
    expect(fit.distance).toBeCloseTo(distance, 9);
    expect(fit.plain).toBeCloseTo(100 * Math.exp(-0.5 * distance), 9);
  });

  test('never tells what somebody answered to a single question', async () => {
    const { body } = await working();
    const { scales, tendencies } = body.data;
    const items = [...scales, ...tendencies].flatMap(({ items: own }: { items: object[] }) => own);
    expect(items).toHaveLength(144);
    for (const item of items)
      expect(Object.keys(item).toSorted()).toEqual(['number', 'reversed', 'text']);
    expect(JSON.stringify(body)).not.toContain('"O6"');
  });
});
