import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostCustomFields } from '@assay/contract/subject-fields';
import { mostNotes } from '@assay/contract/subject-notes';
import { formWith, makePdf } from './documents.ts';
import { makeCampaign, makeStaff, makeTenant, type Person, type Tenant } from './factories.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { activate, enterCampaign, finishPersonality } from './shortcuts.ts';

/** Managers, candidates and the database's own summaries of people write about the same people at once. */

let server: TestServer;
let tenant: Tenant;
let colleague: { token: string };
let campaigns: number[];
let people: Person[];
beforeAll(async () => {
  server = await startTestServer({ work: false });
  tenant = await makeTenant(server);
  colleague = await makeStaff(server, 'admin', tenant.organization);
  const subjects = ['ada', 'bea', 'cleo'].map((name) => {
    return { first_name: name, last_name: 'Vos', email: `${name}@races.test` };
  });
  campaigns = [];
  for (const name of ['First', 'Second', 'Third']) {
    const campaign = await makeCampaign(server, tenant, { campaign_name: name, subjects });
    await activate(server, tenant, campaign.id);
    campaigns.push(campaign.id);
  }
  people = [];
  for (const { email } of subjects) {
    people.push(await enterCampaign(server, tenant, campaigns[0] as number, email));
  }
});
afterAll(() => server.stop());

/** By one of two managers. */
const by = (at: number) => (at % 2 === 0 ? tenant.manager.token : colleague.token);

test('whoever writes about the same people at once is answered, and nobody waits for each other in a ring', async () => {
  const [first, second, third] = campaigns as [number, number, number];
  const label = async (name: string) =>
    (
      await server.call('POST', '/api/admin/labels', {
        token: by(0),
        json: { name, colour: 'blue' },
      })
    ).body.data.id as number;
  const labels = [await label('Keepers'), await label('Keen')];
  const ids = people.map(({ id }) => id);
  const { stages } = (
    await server.call('GET', `/api/admin/campaigns/${first}/stages`, { token: by(0) })
  ).body.data;
  const ofAll = (at: number): [method: string, path: string, json: object][] => {
    const turned = at % 2 === 0 ? ids : ids.toReversed();
    return [
      ['POST', '/api/admin/labels/multiple-subject', { labels, subjects: turned }],
      [
        'PUT',
        `/api/admin/campaigns/${first}/subjects/stage`,
        { subjects: turned, stage_id: stages[at % 3].id },
      ],
      ['POST', `/api/admin/campaigns/${third}/remind`, { subjects: turned }],
      [
        'POST',
        '/api/admin/campaigns/active/add-subjects',
        {
          campaign_id: second,
          subjects: turned.map((id) => {
            const name = people.find((one) => one.id === id)?.email.split('@')[0] ?? '';
            return { first_name: name, last_name: 'Vos', email: `${name}@races.test` };
          }),
        },
      ],
    ];
  };
  const ofOne = (
    { id }: Person,
    at: number,
  ): [method: string, path: string, json?: object, form?: FormData][] => [
    ['PUT', `/api/admin/subject-profile/custom-field/${id}`, { title: `Field ${at}`, body: 'x' }],
    [
      'POST',
      `/api/admin/subject-profile/upload-cv/${id}`,
      undefined,
      formWith('cv_file', makePdf(`${at}`), {}),
    ],
    ['DELETE', `/api/admin/subject-profile/cv/${id}`],
    ['POST', `/api/admin/tests/notes/${id}`, { text: `Note ${at}` }],
    ['PUT', `/api/admin/subject/${id}/given-data`, { role_type: 'standard', role_id: 5 }],
    ['POST', '/api/admin/labels/subject', { subject_id: id, labels: [labels[at % 2]] }],
    ['DELETE', `/api/admin/campaign/${second}/subject/${id}/remove`],
  ];
  const own = async (person: Person) => {
    await finishPersonality(server, person);
    const { status } = await server.call('POST', '/api/subject-profile', {
      token: person.token,
      json: { birthdate: '1990-05-17', job_title: 'Pilot' },
    });
    return `${status} own profile`;
  };
  for (let round = 0; round < 4; round += 1) {
    const at = round * 2;
    const answers = await Promise.all([
      ...(round === 1 ? people.map(own) : []),
      ...[at, at + 1].flatMap((turn) => [
        ...ofAll(turn).map(([method, path, json]) =>
          server
            .call(method, path, { token: by(turn), json })
            .then(({ status }) => `${status} ${method} ${path}`),
        ),
        ...people.flatMap((person) =>
          ofOne(person, turn).map(([method, path, json, form]) =>
            server
              .call(method, path, { token: by(turn), json, form })
              .then(({ status }) => `${status} ${method} ${path}`),
          ),
        ),
      ]),
    ]);
    // Gone already, or not there yet: told so. A 503 is a ring that nobody has got out of.
    expect(answers.filter((answer) => !/^(200|201|404) /.test(answer))).toEqual([]);
  }
  // What lists keep of people is what there is.
  const kept = await server.database.query(
    'select * from app.organization_people where subject_id = any($1) order by 1, 2',
    [ids],
  );
  const there = await server.database.query(
    'select f.* from app.find_people($1, $2) f order by 1, 2',
    [ids.map(() => tenant.organization.id), ids],
  );
  expect(kept).toEqual(there);
});

test('of several who add the last field or note at once, one does', async () => {
  const { id } = people[0] as Person;
  const fields = `/api/admin/subject-profile/custom-field/${id}`;
  const notes = `/api/admin/tests/notes/${id}`;
  const count = async (table: string) =>
    (
      await server.database.query<{ n: number }>(
        `select count(*)::integer as n from app.${table} where subject_id = $1`,
        [id],
      )
    )[0]?.n ?? 0;
  for (let left = mostCustomFields - (await count('custom_fields')); left > 1; left -= 1) {
    await server.call('PUT', fields, { token: by(0), json: { title: `${left}`, body: '' } });
  }
  // So old that no new one is compared with them: nobody can read them.
  await server.database.query(
    `insert into app.subject_notes (organization_id, subject_id, author_id, key_id, content, created_at)
     select $1, $2, $3, 'k', '', app.now() - interval '1 hour' from generate_series(1, $4::integer)`,
    [tenant.organization.id, id, tenant.manager.id, mostNotes - 1 - (await count('subject_notes'))],
  );
  for (const [method, path, json] of [
    ['PUT', fields, (at: number) => ({ title: `Last ${at}`, body: '' })],
    ['POST', notes, (at: number) => ({ text: `Last ${at}` })],
  ] as const) {
    const answers = await Promise.all(
      [0, 1, 2, 3].map((at) => server.call(method, path, { token: by(at), json: json(at) })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 422, 422, 422,
    ]);
  }
});
