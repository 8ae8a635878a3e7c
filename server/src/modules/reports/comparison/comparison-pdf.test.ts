import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, expect, test } from 'vitest';
import { featureKeys } from '@assay/contract/access';
import { answerCulture } from '../../../test/culture.ts';
import { makeCampaign, makeTenant, type Person, type Tenant } from '../../../test/factories.ts';
import { useServer } from '../../../test/harness.ts';
import { activate, finishedCampaign } from '../../../test/shortcuts.ts';

const server = await useServer();

let tenant: Tenant;
let campaign: number;
let people: Person[];

beforeAll(async () => {
  tenant = await makeTenant(server);
  ({ id: campaign, people } = await finishedCampaign(server, tenant, 4));
  for (const [at, first] of ['Ada', 'Zoë', 'Grace', 'Émile'].entries()) {
    await server.database.query(
      'update app.invitations set first_name = $2, last_name = $3 where subject_id = $1',
      [people[at]?.id, first, `Ωμέγα ${at}`],
    );
  }
});

const idOf = (at: number) => people[at]?.id;
const two = (a = idOf(0), b = idOf(1), query = `?campaign=${campaign}`) =>
  `/api/admin/report/personality/${a}/${b}.pdf${query}`;
const team = (ids: (number | undefined)[] = people.map(({ id }) => id), named = campaign) =>
  `/api/admin/report/team.pdf?${ids.map((id) => `subjects[]=${id}`).join('&')}&campaign=${named}`;

const refusal = (path: string, { manager }: Tenant = tenant) =>
  server.call('GET', path, { token: manager.token });

async function print(path: string) {
  const response = await fetch(server.origin + path, {
    headers: { authorization: `Bearer ${tenant.manager.token}` },
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const [, name = ''] =
    /filename\*=UTF-8''(\S+)$/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return { name: decodeURIComponent(name), text: text.replaceAll(/\s+/g, ' ') };
}

const looksSince = (last: number) =>
  server.database.query<{ subject_id: number; what: string }>(
    'select subject_id, what from app.access_ledger where id > $1 order by what, subject_id',
    [last],
  );
async function lastLook() {
  const [row] = await server.database.query<{ last: string }>(
    'select coalesce(max(id), 0) as last from app.access_ledger',
  );
  return Number(row?.last);
}

test('two people are printed with what their screen says, and both looks are written down', async () => {
  const before = await lastLook();
  const { name, text } = await print(two());
  expect(name).toBe('Ada Ωμέγα 0 and Zoë Ωμέγα 1, personality.pdf');
  const screen = `/api/admin/results/personality-test/subjects?subjects[]=${idOf(0)}&subjects[]=${idOf(1)}&campaign=${campaign}`;
  const written = await looksSince(before);
  const both = [idOf(0), idOf(1)].toSorted((one = 0, other = 0) => one - other);
  expect(written).toEqual(
    ['interpersonal_fit', 'personality_comparison'].flatMap((what) =>
      both.map((subject_id) => ({ subject_id, what })),
    ),
  );
  const { body } = await refusal(screen);
  for (const scale of body.data.scales.filter((one: { kind: string }) => one.kind === 'facet'))
    expect(text).toContain(scale.name);
  const likeness = await refusal(`/api/admin/interpersonal-fit/${idOf(0)}/${idOf(1)}`);
  for (const { question } of likeness.body.data.different) expect(text).toContain(question);
  for (const limit of body.data.limits) expect(text).toContain(limit);
  expect(text).toMatch(/(Ada|Zoë) \d+ higher/);
  expect(text).not.toMatch(/undefined|NaN|\[object/);
});

test('a team is printed with everybody in it, and each look is written down', async () => {
  const before = await lastLook();
  const { name, text } = await print(team());
  expect(name).toBe('Team of 4, personality.pdf');
  expect((await looksSince(before)).map(({ what }) => what)).toEqual(
    people.map(() => 'personality_comparison'),
  );
  for (const part of [
    'A team of 4',
    'Coverage of',
    'The people',
    'Range and spread',
    'Scores by person',
    'Most similar',
    'What not to conclude',
    'Émile Ωμέγα 3',
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/undefined|NaN|\[object/);
});

test('the spread of a team is called what it is: an average over the facets', async () => {
  const { text } = await print(team());
  const asked = people.map(({ id }) => `subjects[]=${id}`).join('&');
  const { body } = await refusal(
    `/api/admin/results/personality-test/subjects?${asked}&campaign=${campaign}`,
  );
  const scales = body.data.scales as { kind: string; sd: number }[];
  const spreads = scales.flatMap(({ kind, sd }) => (kind === 'facet' ? [sd] : []));
  const average = spreads.reduce((sum, sd) => sum + sd, 0) / spreads.length;
  expect(Math.abs(body.data.spread - average)).toBeLessThan(0.1);
  expect(text).toContain(`${body.data.spread.toFixed(1)} T points: average spread over the facets`);
});

test('the wishes of two people are printed, and the look is written down', async () => {
  const asked = people.slice(0, 2);
  const subjects = asked.map(({ email }, at) => {
    return { first_name: ['Ada', 'Zoë'][at], last_name: `Ωμέγα ${at}`, email };
  });
  const { id } = await makeCampaign(server, tenant, { subjects, test_types: ['3'] });
  await activate(server, tenant, id);
  for (const person of asked) await answerCulture(server, person, { seed: person.id });
  const path = `/api/admin/report/culture/${idOf(0)}/${idOf(1)}.pdf`;
  const before = await lastLook();
  const { name, text } = await print(path);
  expect(name).toBe('Ada Ωμέγα 0 and Zoë Ωμέγα 1, culture.pdf');
  expect((await looksSince(before)).map(({ what }) => what)).toEqual([
    'culture_comparison',
    'culture_comparison',
  ]);
  const { body } = await refusal(
    `/api/admin/results/culture-test/subjects?subjects[]=${idOf(0)}&subjects[]=${idOf(1)}`,
  );
  for (const category of body.data.members[0].categories) expect(text).toContain(category.name);
  for (const limit of body.data.limits) expect(text).toContain(limit);
  expect(text).not.toMatch(/undefined|NaN|\[object/);
  const without = await makeTenant(server, { features: ['personality'] });
  expect((await refusal(path, without)).body).toMatchObject({
    code: 'feature_off',
    feature: 'culture',
  });
  const same = `/api/admin/report/culture/${idOf(0)}/${idOf(0)}.pdf`;
  expect((await refusal(same)).status).toBe(422);
});

test('prints ask for what the screens ask for: features, people of the campaign, results', async () => {
  const less = async (feature: string) =>
    makeTenant(server, { features: featureKeys.filter((key) => key !== feature) });
  const off = { status: 403, body: { code: 'feature_off' } };
  const plain = await less('personality');
  for (const path of [two(), team()]) expect(await refusal(path, plain)).toMatchObject(off);
  const alone = await less('team_compare');
  // Even a team of two is a team.
  const small = team([idOf(0), idOf(1)]);
  expect(await refusal(small, alone)).toMatchObject({ ...off, body: { feature: 'team_compare' } });
  expect((await refusal(two(), alone)).status).toBe(404);
  expect((await refusal(team([idOf(0)]))).body.errors).toHaveProperty('subjects');
  expect((await refusal(two(idOf(0), idOf(0)))).body.errors).toHaveProperty('subject2');

  const { id: other, people: waiting } = await finishedCampaign(server, tenant, 1, 0);
  const open = waiting[0]?.id;
  for (const path of [two(idOf(0), open, ''), two(undefined, undefined, `?campaign=${other}`)])
    expect((await refusal(path)).status).toBe(404);
  for (const path of [team([idOf(0), open]), team([idOf(0), idOf(1)], other)])
    expect((await refusal(path)).status).toBe(404);
  const foreign = await makeTenant(server);
  for (const path of [two(), team()]) expect((await refusal(path, foreign)).status).toBe(404);
});

test('a permission that is taken back ends both prints', { timeout: 120_000 }, async () => {
  const [first, second] = people.slice(2);
  const paths = [two(first?.id, second?.id), team([first?.id, second?.id])];
  for (const path of paths) expect((await refusal(path)).status).toBe(200);
  await server.call(
    'DELETE',
    `/api/subject/organizations-with-permission/${tenant.organization.id}`,
    { token: second?.token },
  );
  const before = await lastLook();
  for (const path of paths)
    expect(await refusal(path)).toMatchObject({
      status: 403,
      body: { code: 'permission_required' },
    });
  expect(await looksSince(before)).toEqual([]);
});
