import { beforeAll, describe, expect, test } from 'vitest';
import { makeCampaign, makeStaff, makeTenant, type Tenant } from '../../../test/factories.ts';
import { useServer } from '../../../test/harness.ts';
import { secondsTaken } from '../../../test/processor-time.ts';

const server = await useServer();

let tenant: Tenant;
let other: Tenant;
let people: number[];
let foreigner: number;
let campaignId: number;

const typed = (name: string) => ({
  first_name: name,
  last_name: 'Label',
  email: `${name}-${Math.random()}@example.org`.toLowerCase(),
});

async function invite(of: Tenant, names: string[]) {
  const { id } = await makeCampaign(server, of, { subjects: names.map(typed) });
  const rows = await server.database.query<{ subject_id: number }>(
    'select subject_id from app.invitations where campaign_id = $1 order by id',
    [id],
  );
  return { id, people: rows.map((row) => row.subject_id) };
}

beforeAll(async () => {
  tenant = await makeTenant(server);
  other = await makeTenant(server);
  const campaign = await invite(tenant, ['Ada', 'Grace', 'Mary']);
  campaignId = campaign.id;
  people = campaign.people;
  [foreigner] = (await invite(other, ['Foreign'])).people as [number];
});

const call = (method: string, path: string, json?: unknown, of = tenant) =>
  server.call(method, `/api/admin/${path}`, { token: of.manager.token, json });

async function make(name: string, of = tenant): Promise<number> {
  const { status, body } = await call('POST', 'labels', { name, colour: 'teal' }, of);
  expect([status, body.errors]).toEqual([201, undefined]);
  return body.data.id;
}

const countOf = async (id: number) =>
  (await call('GET', `labels/${id}`)).body.data.subjects_count as number;

describe('labels', () => {
  test('R006 a manager creates, reads, renames and deletes a label, and attaches it to a subject', async () => {
    const id = await make('  Future lead ');
    const read = await call('GET', `labels/${id}`);
    expect(read.body.data).toMatchObject({ id, name: 'Future lead', colour: 'teal' });
    const changed = await call('PUT', `labels/${id}`, { name: 'Lead', colour: 'pink' });
    expect(changed.body.data).toMatchObject({ id, name: 'Lead', colour: 'pink' });
    const attached = await call('POST', 'labels/subject', { labels: [id], subject_id: people[0] });
    expect(attached.body.data).toEqual([{ id, name: 'Lead', colour: 'pink' }]);
    expect((await call('DELETE', `labels/${id}`)).status).toBe(200);
    expect((await call('GET', `labels/${id}`)).status).toBe(404);
    expect((await call('GET', `subject/labels/${people[0]}`)).body.data).toEqual([]);
  });

  test('what a client sends back with an edit is no error', async () => {
    const id = await make('Round trip');
    const { body } = await call('GET', `labels/${id}`);
    const changed = await call('PUT', `labels/${id}`, { ...body.data, name: 'Round tripped' });
    expect([changed.status, changed.body.data.name]).toEqual([200, 'Round tripped']);
  });

  test('a name is there once in an organisation, however it is written', async () => {
    const id = await make('Unique');
    const again = await call('POST', 'labels', { name: 'uNIQUE', colour: 'blue' });
    expect([again.status, again.body.errors]).toEqual([
      422,
      { name: ['There is already a label with this name.'] },
    ]);
    const second = await make('Second');
    const renamed = await call('PUT', `labels/${second}`, { name: 'unique', colour: 'blue' });
    expect([renamed.status, Object.keys(renamed.body.errors)]).toEqual([422, ['name']]);
    expect((await call('PUT', `labels/${id}`, { name: 'UNIQUE', colour: 'blue' })).status).toBe(
      200,
    );
    await make('Unique', other);
  });

  test.each([
    [{ name: '', colour: 'teal' }, 'name'],
    [{ name: 'x'.repeat(61), colour: 'teal' }, 'name'],
    [{ name: 'Fine', colour: '#ff0000' }, 'colour'],
    [{ name: 'Fine' }, 'colour'],
  ])('%j is refused at its field', async (json, field) => {
    const { status, body } = await call('POST', 'labels', json);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  test('the list is by name, of the own organisation, with how many carry each', async () => {
    const fresh = await makeTenant(server);
    const [carrier] = (await invite(fresh, ['Only'])).people;
    const b = await make('beta', fresh);
    await make('Alpha', fresh);
    await call('POST', 'labels/subject', { labels: [b], subject_id: carrier }, fresh);
    const { body } = await call('GET', 'labels', undefined, fresh);
    expect(
      body.data.map((row: { name: string; subjects_count: number }) => [
        row.name,
        row.subjects_count,
      ]),
    ).toEqual([
      ['Alpha', 0],
      ['beta', 1],
    ]);
  });
});

describe('labels of subjects', () => {
  test('R151 are set by their ids: these and no others', async () => {
    const [a, b, c] = [await make('Set A'), await make('Set B'), await make('Set C')];
    const [subject_id] = people;
    await call('POST', 'labels/subject', { labels: [a, b], subject_id });
    const { body } = await call('POST', 'labels/subject', { labels: [c, b, b], subject_id });
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual([b, c]);
    expect([await countOf(a), await countOf(b), await countOf(c)]).toEqual([0, 1, 1]);
    await call('POST', 'labels/subject', { labels: [], subject_id });
    expect((await call('GET', `subject/labels/${subject_id}`)).body.data).toEqual([]);
    expect([await countOf(b), await countOf(c)]).toEqual([0, 0]);
  });

  test('are added to many at once, once each', async () => {
    const [a, b] = [await make('Many A'), await make('Many B')];
    await call('POST', 'labels/subject', { labels: [a], subject_id: people[0] });
    const json = { labels: [a, b], subjects: [...people, people[0]] };
    expect((await call('POST', 'labels/multiple-subject', json)).body.data).toEqual({ added: 5 });
    expect((await call('POST', 'labels/multiple-subject', json)).body.data).toEqual({ added: 0 });
    expect([await countOf(a), await countOf(b)]).toEqual([3, 3]);
  });

  test('one foreign person or label among many and nothing is changed', async () => {
    const own = await make('All or nothing');
    const foreign = await make('Theirs', other);
    for (const json of [
      { labels: [own], subjects: [...people, foreigner] },
      { labels: [own, foreign], subjects: people },
    ]) {
      expect((await call('POST', 'labels/multiple-subject', json)).status).toBe(404);
    }
    const foreignLabel = { labels: [own, foreign], subject_id: people[0] };
    expect((await call('POST', 'labels/subject', foreignLabel)).status).toBe(404);
    expect(await countOf(own)).toBe(0);
  });

  test('show who carries one, page by page and by name, and are taken off', async () => {
    const [id, second] = [await make('Carried'), await make('Beside')];
    await call('POST', 'labels/multiple-subject', { labels: [id], subjects: people });
    await call('POST', 'labels/multiple-subject', { labels: [second], subjects: [people[1]] });
    const page = await call('GET', `labels/${id}/subjects?perPage=2&page=2`);
    expect(page.body.meta).toEqual({
      current_page: 2,
      last_page: 2,
      per_page: 2,
      total: 3,
      total_is_exact: true,
    });
    expect(page.body.data.map((row: { first_name: string }) => row.first_name)).toEqual(['Mary']);
    const found = await call('GET', `labels/${id}/subjects?name=gRaCe`);
    expect(found.body.meta.total).toBe(1);
    expect(found.body.data[0]).toMatchObject({
      id: people[1],
      campaign: { id: campaignId },
      labels: expect.arrayContaining([
        { id: second, name: 'Beside', colour: 'teal' },
        { id, name: 'Carried', colour: 'teal' },
      ]),
    });
    const off = await call('POST', `labels/${id}/take-off`, { subjects: people.slice(0, 2) });
    expect(off.body.data).toEqual({ removed: 2 });
    expect(await countOf(id)).toBe(1);
    expect(await countOf(second)).toBe(1);
  });

  test('go when their person is in no campaign of the organisation any more', async () => {
    const id = await make('Leaving');
    const [first, again] = [await invite(tenant, ['Twice']), await invite(tenant, ['Stays'])];
    const [leaving, staying] = [first.people[0], again.people[0]];
    await server.database.query(
      `insert into app.invitations (organization_id, campaign_id, subject_id, first_name, last_name, email, added_at)
       select organization_id, $1, subject_id, first_name, last_name, email, app.now()
       from app.invitations where campaign_id = $2`,
      [first.id, again.id],
    );
    await call('POST', 'labels/multiple-subject', { labels: [id], subjects: [leaving, staying] });
    await call('DELETE', `campaigns/${first.id}`);
    const { body } = await call('GET', `labels/${id}/subjects`);
    expect(body.data.map((row: { id: number }) => row.id)).toEqual([staying]);
    expect(await countOf(id)).toBe(1);
    expect((await call('GET', `subject/labels/${leaving}`)).status).toBe(404);
  });

  test('ten thousand people are labelled by one call, and one more is refused', async () => {
    // As in a new installation: connections have planned for tables of a page, which grow all at once.
    await server.database.query('analyze');
    for (let n = 0; n < 12; n += 1) {
      const small = await makeTenant(server);
      const json = {
        labels: [await make('Some', small)],
        subjects: (await invite(small, ['Ada'])).people,
      };
      await call('POST', 'labels/multiple-subject', json, small);
    }
    const fresh = await makeTenant(server, { packageId: 4 });
    const subjects = Array.from({ length: 10_000 }, (_, i) => typed(`P${i}`));
    const campaign = await makeCampaign(server, fresh, { subjects });
    const rows = await server.database.query<{ subject_id: number }>(
      'select subject_id from app.invitations where campaign_id = $1',
      [campaign.id],
    );
    const everybody = rows.map((row) => row.subject_id);
    const label = await make('Everybody', fresh);
    const json = { labels: [label], subjects: everybody };
    const calling = call('POST', 'labels/multiple-subject', json, fresh);
    const { taken } = await secondsTaken(server, calling);
    expect((await calling).body.data).toEqual({ added: 10_000 });
    expect(taken).toBeLessThan(5);
    const shown = await call('GET', `labels/${label}/subjects?page=400`, undefined, fresh);
    expect([shown.body.data.length, shown.body.meta.total]).toEqual([25, 10_000]);
    const tooMany = await call(
      'POST',
      'labels/multiple-subject',
      { labels: [label], subjects: [...everybody, 1] },
      fresh,
    );
    expect([tooMany.status, Object.keys(tooMany.body.errors)]).toEqual([422, ['subjects']]);
  });

  test('two managers who label the same people at once both succeed', async () => {
    const [a, b] = [await make('Race A'), await make('Race B')];
    const colleague = await makeStaff(server, 'admin', tenant.organization);
    const calls = Array.from({ length: 12 }, (_, i) =>
      server.call('POST', '/api/admin/labels/multiple-subject', {
        token: i % 2 === 0 ? tenant.manager.token : colleague.token,
        json: {
          labels: i % 2 === 0 ? [a, b] : [b, a],
          subjects: i % 3 === 0 ? people : people.toReversed(),
        },
      }),
    );
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(12).fill(200));
    expect([await countOf(a), await countOf(b)]).toEqual([3, 3]);
  });
});
