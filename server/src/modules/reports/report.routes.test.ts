import { beforeAll, describe, expect, test } from 'vitest';
import {
  makeCampaign,
  makeTenant,
  makeUser,
  type Person,
  type Tenant,
} from '../../test/factories.ts';
import { useServer } from '../../test/harness.ts';
import {
  activate,
  enterCampaign,
  finishedCampaign,
  finishPersonality,
  startedCampaign,
} from '../../test/shortcuts.ts';

const server = await useServer();

let tenant: Tenant;
let person: Person;
/** Of recruitment with a profile, of development with one, and of recruitment without. */
let campaigns: { recruitment: number; development: number; plain: number };

beforeAll(async () => {
  tenant = await makeTenant(server);
  const started = await startedCampaign(server, tenant);
  person = started.person;
  await finishPersonality(server, person, { seed: 11 });
  const subjects = [{ first_name: 'Grace', last_name: 'Hopper', email: person.email }];
  const more = async (changes: Record<string, unknown>) => {
    const { id } = await makeCampaign(server, tenant, { subjects, ...changes });
    await activate(server, tenant, id);
    return id;
  };
  campaigns = {
    recruitment: started.campaign.id,
    development: await more({ campaign_type: 'development' }),
    plain: await more({ campaign_profile_id: null }),
  };
});

const ask = (path: string, { manager }: Tenant = tenant) =>
  server.call('GET', path, { token: manager.token });
const report = (campaign?: number, id = person.id) =>
  ask(
    `/api/admin/results/personality-test/subject/${id}${campaign === undefined ? '' : `?campaign=${campaign}`}`,
  );

interface Scale {
  code: string;
  kind: string;
  t: number;
  sten: number;
  percentile: number;
  band: string;
  interval: [number, number];
  target: number | null;
  population: { mean: number; sd: number; n: number } | null;
  text: string;
}

describe('a report', () => {
  test('never shows a bare number: each scale has its band, its place and its words', async () => {
    const { status, body } = await report(campaigns.recruitment);
    expect(status).toBe(200);
    const scales = body.data.scales as Scale[];
    expect(scales.filter(({ kind }) => kind === 'factor')).toHaveLength(5);
    // Tendencies have no norm yet: a position, and nothing that compares.
    expect(scales.filter(({ kind }) => kind === 'tendency')).toEqual([]);
    expect(body.data.tendencies).toHaveLength(8);
    for (const tendency of body.data.tendencies) {
      const keys = ['band', 'code', 'description', 'name', 'position', 'raw', 'text'];
      expect(Object.keys(tendency).toSorted()).toEqual(keys);
    }
    for (const { code, t, sten, percentile, band, interval, text } of scales) {
      expect([code, interval[0] < t, interval[1] > t]).toEqual([code, true, true]);
      expect(sten).toBeGreaterThanOrEqual(1);
      expect(sten).toBeLessThanOrEqual(10);
      expect(percentile).toBeGreaterThanOrEqual(0);
      expect(percentile).toBeLessThanOrEqual(100);
      expect(['low', 'average', 'high']).toContain(band);
      expect(text.length).toBeGreaterThan(10);
    }
    expect(body.data.norm).toMatchObject({
      name: expect.any(String),
      version: expect.any(String),
      group: expect.any(String),
    });
    expect(body.data.limits.length).toBeGreaterThan(0);
    expect(body.data.responseStyle.verdict).not.toBe('');
  });

  test('hides the facet on politics from recruitment and shows it for development', async () => {
    const codes = async (campaign: number) =>
      ((await report(campaign)).body.data.scales as Scale[]).map(({ code }) => code);
    for (const code of ['N3', 'O6']) {
      expect(await codes(campaigns.recruitment)).not.toContain(code);
    }
    expect(await codes(campaigns.plain)).not.toContain('O6');
    expect(await codes(campaigns.development)).toContain('O6');
    const text = JSON.stringify((await report(campaigns.recruitment)).body);
    expect(text).not.toMatch(/"O6"|"N3"|liberalism|depression/i);
  });

  test('says how well somebody fits only where there is something to fit to', async () => {
    const { fit, scales, attribution } = (await report(campaigns.recruitment)).body.data;
    expect(fit.profile).toMatchObject({ kind: 'standard', id: 3, reference: '3' });
    expect(fit.interval[0]).toBeLessThanOrEqual(fit.median);
    expect(fit.interval[1]).toBeGreaterThanOrEqual(fit.median);
    const typical = fit.typicalPerson;
    const shares = typical.shares.reduce((sum: number, share: number) => sum + share, 0);
    expect(shares).toBeCloseTo(1, 9);
    const costs = fit.comparison.map(({ cost }: { cost: number }) => cost) as number[];
    expect(costs).toEqual(costs.toSorted((left, right) => right - left));
    expect(costs.reduce((sum, cost) => sum + cost, 0)).toBeCloseTo(1, 9);
    expect(fit.inWords).toMatch(/^Higher than about \d+ of 100 typical people/);
    expect(fit.percentileInterval[0]).toBeLessThanOrEqual(fit.percentile);
    expect(fit.familyNote).toContain('Job families hardly differ');
    expect(fit.ownProfile).toHaveLength(fit.comparison.length);
    for (const value of [fit.median, typical.median, ...fit.interval]) {
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(100);
    }
    expect((scales as Scale[]).some(({ target }) => target !== null)).toBe(true);
    expect(attribution).not.toBeNull();
    const without = (await report(campaigns.plain)).body.data;
    expect(without.fit).toBeNull();
    expect((without.scales as Scale[]).every(({ target }) => target === null)).toBe(true);
  });

  test('sets the own people behind a profile against what was to be expected, from five of them on', async () => {
    const own = await makeTenant(server);
    const { id, people } = await finishedCampaign(server, own, 6, 5);
    const populations = async () => {
      const { body } = await ask(
        `/api/admin/results/personality-test/subject/${people[1]?.id}?campaign=${id}`,
        own,
      );
      return (body.data.scales as Scale[]).map(({ kind, target, population }) => {
        return { kind, target, population };
      });
    };
    const five = await populations();
    for (const { kind, population } of five)
      expect(population?.n).toBe(kind === 'facet' ? 5 : undefined);
    // Neither those of others with the same profile, nor those behind another, nor who takes back the permission.
    await finishedCampaign(server, await makeTenant(server), 1);
    const elsewhere = await startedCampaign(server, own, { campaign_profile_id: 4 });
    await finishPersonality(server, elsewhere.person, { seed: 30 });
    expect(await populations()).toEqual(five);
    const path = `/api/subject/organizations-with-permission/${own.organization.id}`;
    await server.call('DELETE', path, { token: people[0]?.token });
    for (const { kind, target, population } of await populations()) {
      if (kind !== 'facet') continue;
      expect(population).toMatchObject({ sd: 10, n: 0 });
      expect(population?.mean).toBeCloseTo(50 + ((target ?? 50) - 50) / 2, 0);
    }
  });

  test('reads the same every time', async () => {
    const [one, other] = [await report(campaigns.recruitment), await report(campaigns.recruitment)];
    expect(one.body).toEqual(other.body);
  });

  test('belongs to the latest campaign unless another is named', async () => {
    expect((await report()).body.data.campaign.id).toBe(campaigns.plain);
    expect((await report(campaigns.development)).body.data.campaign).toMatchObject({
      id: campaigns.development,
      type: 'development',
    });
  });

  test('of a campaign that is foreign, unknown or without this person is 404', async () => {
    const other = await makeTenant(server);
    const foreign = await startedCampaign(server, other);
    const elsewhere = await startedCampaign(server, tenant);
    for (const id of [foreign.campaign.id, elsewhere.campaign.id, 2_147_483_647]) {
      expect([id, (await report(id)).status]).toEqual([id, 404]);
    }
    const draft = await makeCampaign(server, tenant, {
      subjects: [{ first_name: 'G', last_name: 'H', email: person.email }],
    });
    expect((await report(draft.id)).status).toBe(404);
  });

  test('says what it took in tenths of a minute', async () => {
    await server.database.query('update app.results set minutes = 12.3456 where subject_id = $1', [
      person.id,
    ]);
    expect((await report()).body.data.minutes).toBe(12.3);
  });

  test('of somebody who has not finished is 404 and says so; who is nobody here is not known', async () => {
    const unfinished = await startedCampaign(server, tenant);
    expect(await report(undefined, unfinished.person.id)).toMatchObject({
      status: 404,
      body: { code: 'not_finished', errors: 'This test is not completed yet.' },
    });
    expect(await report(undefined, (await makeUser(server)).id)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect((await report(undefined, tenant.manager.id)).status).toBe(404);
  });
});

describe('a report to keep', () => {
  const download = (id = person.id, owner = tenant, kind = 'personality') =>
    ask(`/api/admin/report/${kind}/${id}.pdf`, owner);

  test('of many at once do not hold up who takes a test', async () => {
    const start = performance.now();
    const printed = Promise.all(
      Array.from({ length: 5 }, () => ask(`/api/admin/report/personality/${person.id}.pdf`)),
    ).then((answers) => ({ answers, took: performance.now() - start }));
    const state = { printing: true };
    void printed.finally(() => (state.printing = false));
    let longest = 0;
    while (state.printing) {
      const before = performance.now();
      await server.call('GET', '/api/subject-profile', { token: person.token });
      longest = Math.max(longest, performance.now() - before);
      // Drawing stands back behind answers: without a breath it would wait for this loop.
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const { answers, took } = await printed;
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(longest).toBeLessThan(took / 4);
  });

  test('is saved under the name of the person, whatever that is', async () => {
    const rename = (first: string, last: string) =>
      server.database.query(
        'update app.invitations set first_name = $2, last_name = $3 where subject_id = $1',
        [person.id, first, last],
      );
    await rename('Zoë "Z" / Émile', "O'Brien Ωμέγα 🚀");
    const { status, headers } = await download();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toBe('no-store');
    const disposition = headers.get('content-disposition') ?? '';
    const [, plain = '', full = ''] =
      /^attachment; filename="([\w .-]+)"; filename\*=UTF-8''([\w%.~!-]+)$/.exec(disposition) ?? [];
    expect(plain).toMatch(/\.pdf$/);
    expect(decodeURIComponent(full)).toBe(`Zoë "Z" / Émile O'Brien Ωμέγα 🚀, personality.pdf`);
    await rename('Grace', 'Hopper');
    const slash = await ask(`/api/admin/report/personality/${person.id}.pdf/`);
    expect(slash.status).toBe(200);
  });

  test('needs the feature of its kind, and a kind and a person that there are', async () => {
    const without = await makeTenant(server, { features: ['team_compare'] });
    const { status, body } = await download(person.id, without);
    expect([status, body.code, body.feature]).toEqual([403, 'feature_off', 'personality']);
    expect((await download(person.id, tenant, 'horoscope')).status).toBe(422);
    expect((await download((await makeUser(server)).id)).status).toBe(404);
  });
});

describe('a table', () => {
  test('shows whoever has finished and permits it, in the order that is asked for', async () => {
    const own = await makeTenant(server);
    const subjects = ['Zoe', 'Ann', 'Mia', 'Bob'].map((last) => ({
      first_name: 'A',
      last_name: last,
      email: `${last}-${Math.random()}@example.org`.toLowerCase(),
    }));
    const { id } = await makeCampaign(server, own, { subjects });
    await activate(server, own, id);
    for (const [i, { email }] of subjects.slice(0, 3).entries()) {
      await finishPersonality(server, await enterCampaign(server, own, id, email), {
        seed: i + 20,
      });
    }
    const path = `/api/admin/campaigns/${id}/subjects/personality-test/results`;
    const table = async (query = '') => (await ask(`${path}${query}`, own)).body;
    const names = async (query: string) =>
      (await table(query)).data.map(
        (row: { subject: { last_name: string } }) => row.subject.last_name,
      );
    expect(await names('')).toEqual(['Ann', 'Mia', 'Zoe']);
    expect(await names('?order=-name')).toEqual(['Zoe', 'Mia', 'Ann']);
    expect(await names('?name=mi')).toEqual(['Mia']);
    expect(await names('?name=%25')).toEqual([]);
    const byFactor = (await table('?order=-N')).data.map(
      (row: { factors: Scale[] }) => row.factors.find(({ code }) => code === 'N')?.t,
    );
    expect(byFactor).toEqual(byFactor.toSorted((a: number, b: number) => b - a));
    const page = await table('?perPage=2&page=2');
    expect(page.data).toHaveLength(1);
    expect(page.meta).toMatchObject({
      total: 3,
      last_page: 2,
      hidden: 1,
      norm: { name: expect.any(String) },
    });
    for (const row of page.data) {
      expect(row.factors).toHaveLength(5);
      for (const { t, interval } of row.factors)
        expect([interval[0] < t, interval[1] > t]).toEqual([true, true]);
    }
    expect((await ask(`${path}?order=email`, own)).status).toBe(422);
    // Who has finished and is not looked for is not said to be unfinished.
    const notShown = async (name: string) => (await table(`?name=${name}`)).meta;
    expect(await notShown('mi')).toMatchObject({ total: 1, hidden: 0 });
    expect(await notShown('bob')).toMatchObject({ total: 0, hidden: 1 });
    expect(await notShown('nobody')).toMatchObject({ total: 0, hidden: 0 });
    // After a change of the norm in force: earlier results keep theirs, and the table names none for all.
    await server.database.query(
      `update app.results set scores = jsonb_set(scores, '{norm,version}', '"later"')
       where subject_id = (select subject_id from app.invitations where campaign_id = $1 and last_name = 'Mia')`,
      [id],
    );
    expect((await table()).meta.norm).toBeNull();
    expect((await table('?name=mi')).meta.norm).toMatchObject({ version: 'later' });
  });
});
