import { featureKeys } from '@assay/contract/access';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeStaff, makeTenant, makeUser, type Person } from '../../test/factories.ts';
import { useServer } from '../../test/harness.ts';

const server = await useServer();

const path = '/api/super-admin/organizations';
const everyFeature = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
/** Entry without a password has to be asked for. */
const standardFeatures = everyFeature.filter((id) => id !== 11);

let operator: Person;

beforeAll(async () => {
  operator = await makeStaff(server, 'tdl_admin');
});

const ask = (method: string, address: string, json?: unknown) =>
  server.call(method, address, { token: operator.token, ...(json === undefined ? {} : { json }) });

async function create(fields: Record<string, unknown> = {}) {
  const { status, body } = await ask('POST', path, {
    organization_name: `Org ${Math.random()}`,
    package_id: 2,
    ...fields,
  });
  expect({ status, body }).toMatchObject({ status: 201 });
  return body.data;
}

async function audited(id: number) {
  return server.database.query(
    `select e.action, d.before, d.after, d.actor_id from app.audit_entries e
      join app.audit_details d on d.entry_id = e.id
      where e.entity = 'organization' and e.entity_id = $1 order by e.id`,
    [String(id)],
  );
}

describe('who may', () => {
  test('operators only', async () => {
    const { manager } = await makeTenant(server);
    const candidate = await makeUser(server);
    for (const token of [manager.token, candidate.token]) {
      expect((await server.call('GET', path, { token })).status).toBe(403);
      const json = { organization_name: 'Mine', package_id: 4 };
      expect((await server.call('POST', path, { token, json })).status).toBe(403);
    }
    expect((await server.call('GET', path)).status).toBe(401);
  });

  test('a form that says PUT is no way around', async () => {
    const { manager, organization } = await makeTenant(server);
    const form = new FormData();
    form.set('_method', 'PUT');
    form.set('organization_id', String(organization.id));
    form.set('organization_name', 'Taken over');
    form.set('package_id', '4');
    expect((await server.call('POST', path, { token: manager.token, form })).status).toBe(403);
  });
});

describe('creating', () => {
  test('everything is switched on unless said otherwise, but entry without a password', async () => {
    const made = await create({ organization_name: 'Northwind Traders' });
    expect(made).toMatchObject({
      organization_name: 'Northwind Traders',
      organization_status: 'active',
      package: { id: 2, name: 'Team', subject_limit: 250 },
      package_id: 2,
      feature_ids: standardFeatures,
      time_zone: 'Europe/Amsterdam',
      logo_url: null,
      managers: [],
      managers_count: 0,
      subjects_used: 0,
    });
    const year = new Date(made.created_at).getUTCFullYear();
    expect(new Date(made.period_ends_at).getUTCFullYear()).toBe(year + 1);
    expect((await ask('GET', `${path}/${made.id}`)).body.data).toEqual(made);
    expect(await audited(made.id)).toEqual([
      expect.objectContaining({
        action: 'organization.created',
        actor_id: operator.id,
        after: expect.objectContaining({ organization_name: 'Northwind Traders' }),
      }),
    ]);
  });

  test('as given', async () => {
    const given = { feature_ids: [3, 1, 1], status: 'inactive', time_zone: 'Asia/Tokyo' };
    expect(await create(given)).toMatchObject({
      feature_ids: [1, 3],
      organization_status: 'inactive',
      time_zone: 'Asia/Tokyo',
    });
    expect(await create({ feature_ids: [] })).toMatchObject({ feature_ids: [] });
  });

  test('all that does not exist is told at once', async () => {
    const { status, body } = await ask('POST', path, {
      organization_name: 'Nowhere',
      package_id: 9,
      feature_ids: [1, 98, 2, 99],
      time_zone: 'Europe/Atlantis',
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([
      'package_id',
      'feature_ids.1',
      'feature_ids.3',
      'time_zone',
    ]);
  });

  test.each(['+01:00', 'GMT+25', "'; drop table app.users", '\u0000'])(
    'is no time zone: %j',
    async (time_zone) => {
      const json = { organization_name: 'Zone', package_id: 1, time_zone };
      const { status, body } = await ask('POST', path, json);
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual(['time_zone']);
    },
  );

  test.each([{ id: 7 }, { subjects_used: 0 }, { logo_version: 'x' }, { period_started_at: 'x' }])(
    'sets no column that is not asked for: %j',
    async (extra) => {
      const json = { organization_name: 'Mass', package_id: 1, ...extra };
      const { status, body } = await ask('POST', path, json);
      expect(status).toBe(422);
      expect(body.errors).toEqual({
        [Object.keys(extra)[0] as string]: ['This field is not known.'],
      });
    },
  );

  test('one name, one organisation, also when many ask at once', async () => {
    const answers = await Promise.all(
      ['Contoso', 'CONTOSO', 'contoso', 'cOnToSo', 'Contoso ', ' Contoso'].map(
        (organization_name) => ask('POST', path, { organization_name, package_id: 1 }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused.map(({ body }) => Object.keys(body.errors))).toEqual(
      Array.from({ length: 5 }, () => ['organization_name']),
    );
  });
});

describe('editing', () => {
  test('what is absent stays', async () => {
    const made = await create({ feature_ids: [2, 4], time_zone: 'America/Lima' });
    const { body } = await ask('PUT', path, {
      organization_id: made.id,
      organization_name: made.organization_name,
      package_id: 3,
    });
    expect(body.data).toEqual({
      ...made,
      package_id: 3,
      package: { id: 3, name: 'Business', subject_limit: 2500 },
    });
    const [, entry] = await audited(made.id);
    expect(entry).toMatchObject({
      action: 'organization.updated',
      before: { package_id: 2, feature_ids: [2, 4] },
      after: { package_id: 3, feature_ids: [2, 4] },
    });
  });

  test('by a form, as a browser sends it', async () => {
    const made = await create();
    const form = new FormData();
    form.set('_method', 'PUT');
    form.set('organization_id', String(made.id));
    form.set('organization_name', 'Fabrikam & Söhne');
    form.set('package_id', '1');
    form.set('status', 'inactive');
    form.append('feature_ids[]', '1');
    form.append('feature_ids[]', '13');
    const { status, body } = await server.call('POST', path, { token: operator.token, form });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      id: made.id,
      organization_name: 'Fabrikam & Söhne',
      organization_status: 'inactive',
      feature_ids: [1, 13],
    });
  });

  test('unknown is 404, a taken name 422, and neither changes anything', async () => {
    const [first, second] = [await create(), await create()];
    const json = { organization_name: first.organization_name.toUpperCase(), package_id: 4 };
    expect((await ask('PUT', path, { ...json, organization_id: 2 ** 31 - 1 })).status).toBe(404);
    const taken = await ask('PUT', path, { ...json, organization_id: second.id, feature_ids: [] });
    expect(taken.status).toBe(422);
    expect(Object.keys(taken.body.errors)).toEqual(['organization_name']);
    expect((await ask('GET', `${path}/${second.id}`)).body.data).toEqual(second);
    expect(await audited(second.id)).toHaveLength(1);
    expect((await ask('GET', `${path}/${2 ** 31 - 1}`)).status).toBe(404);
  });
});

describe('features', () => {
  const features = '/api/super-admin/features';

  test('are set exactly, and logged', async () => {
    const { id } = await create();
    const json = { organization_id: id, feature_ids: [2, 12] };
    const { body } = await ask('PUT', `${features}/organization`, json);
    expect(body.data).toEqual([
      { id: 2, key: 'iq', name: 'Logical reasoning' },
      { id: 12, key: 'open_invite', name: 'Public links' },
    ]);
    expect((await ask('GET', `${features}/organization/${id}`)).body).toEqual(body);
    const german = { token: operator.token, headers: { 'accept-language': 'de' } };
    expect((await server.call('GET', `${features}/organization/${id}`, german)).body.data).toEqual([
      { id: 2, key: 'iq', name: 'Logisches Denken' },
      { id: 12, key: 'open_invite', name: 'Öffentliche Links' },
    ]);
    expect((await audited(id)).at(-1)).toMatchObject({
      action: 'organization.features_set',
      before: { feature_ids: standardFeatures },
      after: { feature_ids: [2, 12] },
    });
  });

  test('reach the organisation at once', async () => {
    const { manager, organization } = await makeTenant(server);
    const json = { organization_id: organization.id, feature_ids: [1] };
    await ask('PUT', `${features}/organization`, json);
    const { body } = await server.call('GET', '/api/admin/manager/login/profile', manager);
    expect(body.data.features).toEqual(['personality']);
  });

  test('unknown ones are named, unknown organisations 404', async () => {
    const { id } = await create();
    const wrong = await ask('PUT', `${features}/organization`, {
      organization_id: id,
      feature_ids: [1, 99],
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.errors)).toEqual(['feature_ids.1']);
    const json = { organization_id: 2 ** 31 - 1, feature_ids: [1] };
    expect((await ask('PUT', `${features}/organization`, json)).status).toBe(404);
    expect((await ask('GET', `${features}/organization/${2 ** 31 - 1}`)).status).toBe(404);
  });

  test('set by many at once end as one of them wanted', async () => {
    const { id } = await create();
    const wishes = [[1, 2, 3], [], [4, 5], [1, 13], everyFeature, [3]];
    const answers = await Promise.all(
      wishes.map((feature_ids) =>
        ask('PUT', `${features}/organization`, { organization_id: id, feature_ids }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(wishes.map(() => 200));
    const { body } = await ask('GET', `${path}/${id}`);
    expect(wishes).toContainEqual(body.data.feature_ids);
  });

  test('lists of what there is', async () => {
    expect((await ask('GET', features)).body.data).toHaveLength(featureKeys.length);
    expect((await ask('GET', `${path}/packages`)).body.data).toEqual([
      { id: 1, name: 'Trial', subject_limit: 25 },
      { id: 2, name: 'Team', subject_limit: 250 },
      { id: 3, name: 'Business', subject_limit: 2500 },
      { id: 4, name: 'Enterprise', subject_limit: null },
    ]);
  });
});

describe('lists', () => {
  const names = (body: { data: { organization_name: string }[] }) =>
    body.data.map((row) => row.organization_name);
  const filter = (query: string) => ask('GET', `${path}/filter?${query}`);

  beforeAll(async () => {
    for (const letter of 'kcahbdgjfiel') {
      const status = letter < 'g' ? 'active' : 'inactive';
      await create({ organization_name: `Zoo_${letter}`, status });
    }
  });

  test('all of them, or ten a page, by name', async () => {
    const all = await ask('GET', path);
    expect(all.body.data).toHaveLength(all.body.meta.total);
    expect(all.body.meta).toMatchObject({ last_page: 1, total_is_exact: true });
    const first = await ask('GET', `${path}?page=1`);
    expect(first.body.data).toHaveLength(10);
    expect(first.body.meta).toMatchObject({ current_page: 1, per_page: 10 });
    const { last_page, total } = first.body.meta;
    const last = await ask('GET', `${path}?page=${last_page}`);
    expect(last.body.data).toHaveLength(total - (last_page - 1) * 10);
    expect(names(last.body).at(-1)).toBe('Zoo_l');
    expect((await ask('GET', `${path}?page=${last_page + 1}`)).body.data).toEqual([]);
  });

  test('a part of the name finds, whatever its case, and wildcards are letters', async () => {
    expect((await filter('name=OO_&perPage=100')).body.meta.total).toBe(12);
    expect(names((await filter('name=zoo_C')).body)).toEqual(['Zoo_c']);
    expect((await filter('name=%25oo')).body.meta).toMatchObject({ total: 0, last_page: 1 });
    expect((await filter('name=Z__')).body.data).toEqual([]);
  });

  test('ordered both ways, ties by age', async () => {
    const down = names((await filter('name=zoo_&order=-name&perPage=3')).body);
    expect(down).toEqual(['Zoo_l', 'Zoo_k', 'Zoo_j']);
    const newest = names((await filter('name=zoo_&order=-created_at&perPage=2')).body);
    expect(newest).toEqual(['Zoo_l', 'Zoo_e']);
    const pages = await Promise.all(
      [1, 2, 3].map((page) => filter(`name=zoo_&order=status&perPage=4&page=${page}`)),
    );
    expect(
      pages
        .flatMap(({ body }) => names(body))
        .map((name) => name.at(-1))
        .join(''),
    ).toBe('cabdfekhgjil');
  });

  test.each([
    'order=id',
    'order=name;drop',
    'order=--name',
    'perPage=101',
    'page=0',
    'sort=name',
    'name=%00',
  ])('refused: %s', async (query) => {
    expect((await filter(query)).status).toBe(422);
  });
});
