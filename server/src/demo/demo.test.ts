import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken, linkToken } from '../access/token.ts';
import type { SuccessCorrelation } from '@assay/contract/success-studies';
import { makeSession } from '../test/factories.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import { loadDemo } from './demo.ts';

let server: TestServer;
/** Of the manager of Northwind. */
let token: string;
beforeAll(async () => {
  server = await startTestServer({ work: false });
  await loadDemo(server.node, server.config);
  const [manager] = await server.database.query<{ id: number }>(
    "select id from app.users where email = 'manager@assay.test'",
  );
  token = await makeSession(server, manager?.id ?? 0);
});
afterAll(() => server.stop());

const invited = `app.invitations i join app.campaigns c on c.id = i.campaign_id
  left join app.organizations o on o.id = i.organization_id join app.users u on u.id = i.subject_id`;
const tested = `app.attempts a join app.invitations i on i.subject_id = a.subject_id
  join app.campaigns c on c.id = i.campaign_id
  join app.campaign_tests t on t.campaign_id = c.id and t.test = a.test`;

/** Rows, and moments of theirs that follow each other; what has not happened is left out. */
const orders: [rows: string, moments: string[]][] = [
  [
    invited,
    [
      'o.created_at',
      'c.created_at',
      'c.activated_at',
      'i.added_at',
      'i.invited_at',
      'i.opened_at',
      'i.started_at',
      'i.completed_at',
      'app.now()',
    ],
  ],
  [invited, ['u.created_at', 'i.invited_at']],
  [invited, ['i.completed_at', 'c.deadline']],
  [`${invited} where c.status <> 'active'`, ['c.activated_at', 'c.deadline']],
  [`app.campaigns c where c.status = 'active'`, ['c.activated_at', 'app.now()', 'c.deadline']],
  [`app.campaigns c where c.status in ('completed', 'archived')`, ['c.deadline', 'app.now()']],
  [tested, ['i.invited_at', 'i.started_at', 'a.started_at', 'a.completed_at', 'i.completed_at']],
  [
    `${invited} join app.permissions p on p.subject_id = i.subject_id and p.organization_id = i.organization_id
     where i.started_at is not null`,
    ['i.invited_at', 'p.granted_at', 'i.started_at'],
  ],
  [
    'app.answers w join app.attempts a on a.id = w.attempt_id',
    ['a.started_at', 'w.answered_at', 'a.completed_at', 'app.now()'],
  ],
  [
    'app.results r join app.attempts a on a.id = r.attempt_id',
    ['a.completed_at', 'r.scored_at', 'app.now()'],
  ],
  [
    'app.recordings r join app.attempts a on a.id = r.attempt_id',
    ['a.started_at', 'r.created_at', 'r.arrived_at', 'r.kept_at', 'a.completed_at'],
  ],
  [
    'app.clocks k join app.attempts a on a.id = k.attempt_id',
    ['a.started_at', 'k.started_at', 'k.seen_at', 'k.ended_at', 'app.now()'],
  ],
  [
    `app.skill_tests t join app.attempts a on a.test = 'mcqt_' || t.id`,
    ['t.created_at', 't.updated_at', 'a.started_at'],
  ],
  [
    'app.culture_tests t join app.culture_answers w on w.test_id = t.id join app.organizations o on o.id = t.organization_id',
    ['o.created_at', 't.created_at', 'w.answered_at', 'app.now()'],
  ],
  [
    'app.stage_moves m join app.invitations i on i.id = m.invitation_id',
    ['i.completed_at', 'm.moved_at', 'app.now()'],
  ],
  [
    `app.subject_notes n join app.permissions p on p.subject_id = n.subject_id and p.organization_id = n.organization_id`,
    ['p.granted_at', 'n.created_at', 'app.now()'],
  ],
  [
    'app.custom_fields f join app.permissions p on p.subject_id = f.subject_id and p.organization_id = f.organization_id',
    ['p.granted_at', 'f.created_at', 'app.now()'],
  ],
  [
    `app.success_reviews r join app.success_profile_people s on s.id = r.success_profile_person_id
     join app.success_profiles f on f.id = s.success_profile_id
     join app.permissions p on p.subject_id = s.subject_id and p.organization_id = s.organization_id`,
    ['f.created_at', 's.added_at', 'r.given_at', 'app.now()'],
  ],
  [
    `app.success_profile_people s
     join app.permissions p on p.subject_id = s.subject_id and p.organization_id = s.organization_id`,
    ['p.granted_at', 's.added_at'],
  ],
  [
    'app.reminders r join app.campaigns c on c.id = r.campaign_id',
    ['c.activated_at', 'r.due_at', 'r.sent_at', 'c.deadline'],
  ],
];

test('everything in the demo happens in an order that is possible', async () => {
  const wrong: string[] = [];
  for (const [rows, moments] of orders) {
    for (const [i, later] of moments.entries()) {
      for (const earlier of moments.slice(0, i)) {
        const [found] = await server.database.query<{ n: number; all: number }>(
          `select count(*) filter (where ${later} < ${earlier})::int as n, count(*)::int as all from ${rows}`,
        );
        if (found?.all === 0) wrong.push(`nothing in ${rows}`);
        if (found?.n !== 0) wrong.push(`${found?.n} ${later} before ${earlier}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test('emails to people of the demo find the link that they carry', async () => {
  const links = await server.database.query<{ id: string | null; hash: string | null }>(
    `select l.id, encode(l.token_hash, 'hex') as hash from app.invitations i
     left join app.links l on l.invitation_id = i.id and l.purpose = 'campaign_entry' where i.invited_at is not null`,
  );
  expect(links.length).toBeGreaterThan(60);
  const wrong = links.filter(({ id, hash }) => {
    return id === null || hash !== hashToken(linkToken(server.config.secret, id)).toString('hex');
  });
  expect(wrong).toEqual([]);
});

test('the success profiles show each outcome: something supported, too few people, nothing', async () => {
  const ask = async (path: string) =>
    (await server.call('GET', `/api/admin/success-profiles/${path}`, { token })).body.data;
  const rows: { id: number; name: string; people_count: number; counted: number }[] =
    await ask('reports');
  expect(rows).toMatchObject([
    { name: 'Customer advisers', people_count: 40, counted: 40 },
    { name: 'Software engineers', people_count: 30, counted: 30 },
    { name: 'Team leads', people_count: 12, counted: 12 },
  ]);
  const studies = await Promise.all(rows.map(({ id }) => ask(`report/correlation/${id}`)));
  const called = studies.map(({ scales }: SuccessCorrelation) =>
    scales.filter(({ verdict }) => verdict === 'supported').map(({ code }) => code),
  );
  expect(called[0]).toContain('C4');
  expect(called.slice(1)).toEqual([[], []]);
  expect(studies[2].scales[0].verdict).toBe('too few');
  // No more than what somebody could really find.
  const largest = (studies[0] as SuccessCorrelation).scales.map(({ numbers }) => numbers?.r ?? 0);
  expect(Math.max(...largest)).toBeLessThan(0.75);
  // A colleague reviews some as well, so that there is agreement to see, and what better ratings would show.
  const { performance: agreed } = (
    await server.call('GET', `/api/admin/reviews/agreement/${rows[0]?.id}`, { token })
  ).body.data;
  expect(agreed.agreement.people).toBe(40);
  expect(agreed.agreement.average).toBeGreaterThan(0.5);
  expect(agreed.leniencies).toHaveLength(2);
  expect((studies[0] as SuccessCorrelation).scales[0]?.numbers?.corrected).toBeGreaterThan(0);
  const [performance] = (studies[0] as SuccessCorrelation).profiles;
  expect(performance?.tried.forecasts).toBe(true);
});

async function read(path: string) {
  const { status, body } = await server.call('GET', `/api/admin/${path}`, { token });
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return body;
}

interface Listed {
  id: number;
  email: string;
  permission: boolean;
  tests: { name: string; state: string }[];
}

/** How far each test is, in the words of lists. */
const said: Record<string, string> = { new: 'asked', started: 'in_progress' };
const told = (tests: { name: string; state: string }[]) =>
  tests.map(({ name, state }) => `${name}: ${said[state] ?? state}`).toSorted();

async function everybody(): Promise<Listed[]> {
  const rows: Listed[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await read(`subjects/candidate/filter?perPage=100&page=${page}`);
    rows.push(...data);
    if (data.length < 100) return rows.filter(({ permission }) => permission);
  }
}

test('list, file and page of everybody in the demo tell the same tests, and how far each is', async () => {
  const file = String(await read('subjects/download-csv'));
  const lines = parse<Record<string, string>>(file, { bom: true, columns: true });
  const people = await everybody();
  expect(people.length).toBeGreaterThan(40);
  for (const { id, email, tests } of people) {
    const { data } = await read(`subject-profile/${id}`);
    const line = Object.entries(lines.find((one) => one['email'] === email) ?? {});
    const cells = line.flatMap(([head, state]) =>
      head.endsWith(', state') && state !== ''
        ? [{ name: head.replace(', state', ''), state }]
        : [],
    );
    const listed = told(tests);
    expect([email, told(data.results), told(cells)]).toEqual([email, listed, listed]);
  }
});

test('a logical report of the demo tells one time: that of its questions', async () => {
  const people = await everybody();
  const wrong: unknown[] = [];
  let seen = 0;
  for (const { id } of people) {
    const { data } = await read(`subject-profile/${id}`);
    const card = data.results.find(({ instrument }: { instrument: string }) => instrument === 'iq');
    if (!card?.report) continue;
    seen += 1;
    const { data: report } = await read(`results/iq-test/subject/${id}`);
    const total = report.scores.find(({ code }: { code: string }) => code === 'TOTAL');
    if (Math.abs(report.minutes - total.minutes) > 0.1) wrong.push([id, report.minutes]);
  }
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(0);
});
