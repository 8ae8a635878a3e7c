import { beforeAll, expect, test } from 'vitest';
import { makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { type TestServer, useServer } from '../../../test/harness.ts';
import { startedCampaign } from '../../../test/shortcuts.ts';

let server: TestServer;
let tenant: Tenant;
beforeAll(async () => {
  server = await useServer();
  tenant = await makeTenant(server);
});

const enter = async () => (await startedCampaign(server, tenant)).person;
const put = (path: string, json?: unknown) =>
  server.call('PUT', `/api/admin/subject/${path}`, { token: tenant.manager.token, json });
const pin = (who: Person, whose: Person, when: string, note?: string) =>
  put(`pins/pin/${who.id}/succession/${whose.id}/${when}`, { note });
const board = async (by = tenant.manager) =>
  server.call('GET', '/api/admin/succession', { token: by.token });

test('the board has every role that was given, who may succeed its holder, and how deep the bench is', async () => {
  expect((await board()).body.data).toEqual({ places: [], people: [], more: false });
  const [ann, bo, cy, di] = [await enter(), await enter(), await enter(), await enter()];
  for (const [person, role] of [
    [ann, 3],
    [bo, 4],
  ] as const) {
    const given = await put(`${person.id}/given-data`, { role_type: 'standard', role_id: role });
    expect(given.status).toBe(200);
  }
  await pin(cy, ann, 'later');
  await pin(bo, ann, 'now', 'Has stood in for her.');
  await pin(ann, di, 'soon');

  const { data } = (await board()).body;
  const placeOf = ({ id }: Person) =>
    data.places.find((place: { incumbent_id: number }) => place.incumbent_id === id);
  expect(placeOf(ann)).toMatchObject({
    role: { id: 3, type: 'standard', name: expect.any(String) },
    successors: [
      { subject_id: bo.id, role_type: 'now', note: 'Has stood in for her.' },
      { subject_id: cy.id, role_type: 'later', note: null },
    ],
    depth: { now: 1, soon: 0, later: 1 },
  });
  // A role without a bench is what the board is there to show; a bench without a role is on it as well.
  expect(placeOf(bo)).toMatchObject({ role: { id: 4 }, successors: [], depth: { now: 0 } });
  expect(placeOf(di)).toMatchObject({ role: null, depth: { now: 0, soon: 1, later: 0 } });
  expect(
    data.people.map(({ id }: Person) => id).toSorted((one: number, other: number) => one - other),
  ).toEqual(
    [ann, bo, cy, di].map(({ id }) => id).toSorted((one: number, other: number) => one - other),
  );

  // Without permission nobody is on it, neither with a place nor on a bench.
  await server.database.query(
    'update app.permissions set revoked_at = now() where subject_id = $1',
    [bo.id],
  );
  const after = (await board()).body.data;
  expect(JSON.stringify(after)).not.toContain(bo.email);
  expect(JSON.stringify(after)).not.toContain('stood in');
  const stranger = await makeTenant(server);
  expect((await board(stranger.manager)).body.data.places).toEqual([]);
});
