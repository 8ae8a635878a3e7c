import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { system, transact } from '../../platform/db/database.ts';
import { makeTenant, type Tenant } from '../../test/factories.ts';
import { eventually, startTestServer, type TestServer } from '../../test/harness.ts';
import { beginTransaction } from '../../test/waiting.ts';

let server: TestServer;
let tenant: Tenant;
let campaigns: number[];
let people: number[];
let labels: number[];

const rows = <Row>(sql: string, values: unknown[] = []) =>
  server.database.query<Row & object>(sql, values);

beforeAll(async () => {
  server = await startTestServer({ work: false });
  tenant = await makeTenant(server);
  const id = tenant.organization.id;
  const ids = async (sql: string) => (await rows<{ id: number }>(sql, [id])).map((row) => row.id);
  campaigns = await ids(
    `insert into app.campaigns (organization_id, name, type, status, test_types, deadline, sender_name, sender_email, created_at)
       select $1, 'C' || n, 'recruitment', 'active', '{1}', now() + interval '9 days', 'B', 'b@example.org', now()
       from generate_series(1, 3) n returning id`,
  );
  await rows(
    `insert into app.skill_tests (id, name, created_at, updated_at) overriding system value values (7, 'Seven', now(), now())
       on conflict do nothing`,
  );
  await rows(
    `insert into app.interviews (organization_id, code, name, questions, created_at) values ($1, 'xxxxxxxxxx', 'X', '[]', now())`,
    [id],
  );
  people = await ids(
    `insert into app.users (email, first_name, last_name)
       select 'p' || n || '-' || $1::text || '@example.org', 'Ada', 'Person' from generate_series(1, 10) n returning id`,
  );
  labels = await ids(
    `insert into app.labels (organization_id, name, colour, created_at)
       select $1, 'L' || n, 'teal', now() from generate_series(1, 2) n returning id`,
  );
});
afterAll(() => server.stop());

/** What is kept, beside what counting says: written without a look at how it is kept. */
const kept = {
  days: `select campaign_id, day::text, completed from app.campaign_days where organization_id = $1 and completed <> 0 order by 1, 2`,
  labelDays: `select label_id, campaign_id, day::text, completed from app.label_days where organization_id = $1 and completed <> 0 order by 1, 2, 3`,
  progress: `select label_id, campaign_id, subjects, invited, opened, started, completed from app.label_progress where organization_id = $1 and subjects <> 0 order by 1, 2`,
  names: `select label_id, subject_id, person from app.subject_labels where organization_id = $1 order by 1, 2`,
  sums: `select label_id, campaign_id, scale, n, tenths::integer from app.label_sums where organization_id = $1 and (n, tenths) <> (0, 0) order by 1, 2, 3`,
  unread: `select invitation_id, campaign_id, subject_id, completed_at, day::text, labels from app.unread_results where organization_id = $1 order by 1`,
  unreadDays: `select campaign_id, day::text, unread from app.campaign_days where organization_id = $1 and unread <> 0 order by 1, 2`,
  labelUnreadDays: `select label_id, campaign_id, day::text, unread from app.label_days where organization_id = $1 and unread <> 0 order by 1, 2, 3`,
};
const day = `(i.completed_at at time zone o.time_zone)::date::text`;
const marked = (columns: string) =>
  `count(*) filter (where coalesce(${columns}) is not null)::integer`;
const reports = {
  '1': 'personality_report',
  '2': 'iq_report',
  '3': 'culture_report',
  '4': 'burnout_report',
  mcqt_7: 'skill_report',
  interview_xxxxxxxxxx: 'interview_result',
};
const unread = `select i.*, ${day} as day from app.invitations i join app.organizations o on o.id = i.organization_id
  where o.id = $1 and i.completed_at is not null
    and (select count(*) from app.permissions p where p.subject_id = i.subject_id and p.organization_id = o.id and p.revoked_at is null) = 1
    and (select count(*) from app.access_ledger a join app.campaigns c on c.id = i.campaign_id
      where a.subject_id = i.subject_id and a.organization_id = o.id and a.at >= i.completed_at
        and a.what = '${JSON.stringify(reports)}'::jsonb ->> c.test_types[1]) = 0`;
const counted: typeof kept = {
  days: `select i.campaign_id, ${day} as day, count(*)::integer as completed from app.invitations i join app.organizations o on o.id = i.organization_id
    where o.id = $1 and i.completed_at is not null group by 1, 2 order by 1, 2`,
  labelDays: `select l.label_id, i.campaign_id, ${day} as day, count(*)::integer as completed from app.invitations i join app.organizations o on o.id = i.organization_id
    join app.subject_labels l on l.organization_id = o.id and l.subject_id = i.subject_id
    where o.id = $1 and i.completed_at is not null group by 1, 2, 3 order by 1, 2, 3`,
  progress: `select l.label_id, i.campaign_id, count(*)::integer as subjects, ${marked('i.invited_at')} as invited,
      ${marked('i.opened_at, i.started_at, i.completed_at')} as opened, ${marked('i.started_at, i.completed_at')} as started, ${marked('i.completed_at')} as completed
    from app.invitations i join app.subject_labels l on l.organization_id = i.organization_id and l.subject_id = i.subject_id
    where i.organization_id = $1 group by 1, 2 order by 1, 2`,
  names: `select l.label_id, l.subject_id, (select trim(lower(i.first_name || ' ' || i.last_name || ' ' || i.email)) from app.invitations i
      where i.organization_id = l.organization_id and i.subject_id = l.subject_id order by i.id desc limit 1) as person
    from app.subject_labels l where l.organization_id = $1 order by 1, 2`,
  sums: `with labelled as (
      select l.label_id, m.group_id, count(*) as people from app.subject_labels l
      join app.average_members m on m.subject_id = l.subject_id and m.organization_id = l.organization_id
      where l.organization_id = $1 and m.instrument = 'personality' and m.group_id is not null and exists (select from app.permissions p
        where p.subject_id = m.subject_id and p.organization_id = m.organization_id and p.revoked_at is null)
      group by 1, 2)
    select labelled.label_id, g.campaign_id, f.scale, sum(g.people)::integer as n, sum(g.people * f.tenths)::integer as tenths from labelled
    join app.average_groups g on g.id = labelled.group_id and g.people = labelled.people and g.whole
    join app.average_figures f on f.group_id = g.id and f.scale in ('N', 'E', 'O', 'A', 'C')
    where g.campaign_id is not null group by 1, 2, 3 order by 1, 2, 3`,
  unread: `select id as invitation_id, campaign_id, subject_id, completed_at, day,
      array(select l.label_id from app.subject_labels l where l.organization_id = u.organization_id and l.subject_id = u.subject_id order by 1) as labels
    from (${unread}) u order by 1`,
  unreadDays: `select campaign_id, day, count(*)::integer as unread from (${unread}) u group by 1, 2 order by 1, 2`,
  labelUnreadDays: `select l.label_id, u.campaign_id, u.day, count(*)::integer as unread from (${unread}) u
    join app.subject_labels l on l.organization_id = u.organization_id and l.subject_id = u.subject_id group by 1, 2, 3 order by 1, 2, 3`,
};

/** What the queries answer, and how many people were invited in each range of days. */
async function read(queries: typeof kept, invited: string) {
  const id = tenant.organization.id;
  const answers: Record<string, unknown> = {};
  for (const [what, query] of Object.entries(queries)) answers[what] = await rows(query, [id]);
  for (const [from, to] of ranges)
    answers[`invited ${from} to ${to}`] = await rows(invited, [id, from, to]);
  return answers;
}

const whatIsKept = () =>
  read(
    kept,
    `select coalesce(sum(people), 0)::integer as people from app.invited_days
       where organization_id = $1 and day between $2 and $3 and previous_day < $2`,
  );
const whatIsCounted = () =>
  read(
    counted,
    `select count(distinct i.subject_id)::integer as people from app.invitations i join app.organizations o on o.id = i.organization_id
       where o.id = $1 and (i.invited_at at time zone o.time_zone)::date between $2 and $3`,
  );

const days = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-25'];
const ranges = days.flatMap((from) => days.filter((to) => to >= from).map((to) => [from, to]));

const inviteAll = (index: number) =>
  rows(
    `insert into app.invitations (organization_id, campaign_id, subject_id, first_name, last_name, email, added_at, invited_at)
       select $1, $2, unnest($3::int[]), 'Ada', 'P', 'x', now(), '2026-03-28T12:00Z'`,
    [tenant.organization.id, campaigns[index], people],
  );

const finish = (who: number[], score = 50) =>
  [
    `with a as (insert into app.attempts (subject_id, instrument, version, language, questions, started_at, completed_at)
         select p, 'personality', '1', 'en', 152, now(), now() from unnest($1::int[]) p
         on conflict do nothing returning id, subject_id)
       insert into app.results (attempt_id, subject_id, instrument, scores, summary, minutes, scored_at)
         select id, subject_id, 'personality', '{}', jsonb_build_object('N', $2::integer, 'E', 55, 'N1', 50), 20, now() from a`,
    [who, score],
  ] satisfies [string, unknown[]];

const look = (who: (number | undefined)[], at: string | null, what: string | undefined) =>
  [
    `insert into app.access_ledger (subject_id, organization_id, what, at)
       select p, $1, $3, coalesce($4, now()) from unnest($2::int[]) p`,
    [tenant.organization.id, who, what, at],
  ] satisfies [string, unknown[]];

const index = fc.nat(59);
// Late in the evening and early in the morning, where a zone decides upon the day.
const moment = fc.option(
  fc
    .tuple(fc.constantFrom(...days), fc.constantFrom('23:30Z', '00:30Z', '12:00Z'))
    .map((at) => at.join('T')),
);
const kinds = [
  'invite',
  'invite',
  'change',
  'change',
  'label',
  'label',
  'take off',
  'rename',
  'remove',
  'move the zone',
  'finish five',
  'finish five',
  'label five',
  'label five',
  'withdraw',
  'permit',
  'delete a result',
  'forget',
  'open',
  'open',
  'open a table',
  'open all',
  'forget a look',
  'forget a look',
  'change the first test',
  'make anonymous',
  'delete a permission',
] as const;
interface Step {
  kind: (typeof kinds)[number];
  campaign: number;
  person: number;
  first: string | null;
  second: string | null;
}
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  campaign: index,
  person: index,
  first: moment,
  second: moment,
});

async function apply({ kind, campaign, person, first, second }: Step) {
  const id = tenant.organization.id;
  const inCampaign = campaigns[campaign % campaigns.length];
  const who = people[person % people.length];
  const label = labels[campaign % labels.length];
  const five = people.slice(5 * (person % 2)).slice(0, 5);
  const statements: Record<Step['kind'], [string, unknown[]]> = {
    invite: [
      `insert into app.invitations (organization_id, campaign_id, subject_id, first_name, last_name, email, added_at, invited_at, completed_at)
         select $1, $2, unnest($3::int[]), 'Ada', 'P', 'x', now(), $4, $5 on conflict do nothing`,
      [id, inCampaign, [...new Set([who, people[0]])], first, second],
    ],
    change: [
      'update app.invitations set invited_at = $2, opened_at = $3, completed_at = $3 where subject_id = any($1)',
      [[who, people[1]], first, second],
    ],
    label: [
      `insert into app.subject_labels (organization_id, subject_id, label_id, added_at)
         select distinct organization_id, subject_id, $2::integer, now() from app.invitations where subject_id = $1 on conflict do nothing`,
      [who, label],
    ],
    'take off': [
      'delete from app.subject_labels where subject_id = $1 and label_id = $2',
      [who, label],
    ],
    rename: ['update app.invitations set last_name = $2 where subject_id = $1', [who, `N${first}`]],
    remove: [
      'delete from app.invitations where subject_id = $1 or campaign_id = $2',
      [who, inCampaign],
    ],
    'move the zone': [
      'update app.organizations set time_zone = $2 where id = $1',
      [id, first === null ? 'Pacific/Auckland' : 'America/New_York'],
    ],
    'finish five': finish(five, 30 + campaign),
    'label five': [
      `insert into app.subject_labels (organization_id, subject_id, label_id, added_at)
         select distinct organization_id, subject_id, $2::integer, now() from app.invitations where subject_id = any($1) on conflict do nothing`,
      [five, label],
    ],
    withdraw: ['update app.permissions set revoked_at = now() where subject_id = $1', [who]],
    permit: [
      `insert into app.permissions (subject_id, organization_id, text_version, granted_at)
         select p, $1, '1', now() from unnest($2::int[]) p on conflict do nothing`,
      [id, people],
    ],
    'delete a result': [
      'delete from app.attempts where id = (select max(id) from app.attempts where subject_id = $1)',
      [who],
    ],
    forget: ['select app.forget_averages($1)', [inCampaign]],
    open: look([who], first, Object.values(reports)[campaign % 6]),
    'open a table': look(people, null, 'personality_table'),
    'open all': look([...people].toReversed(), first, 'personality_report'),
    'forget a look': [
      'delete from app.access_ledger where id = (select max(id) from app.access_ledger where subject_id = $1)',
      [who],
    ],
    'change the first test': [
      'update app.campaigns set test_types = array[$2] where id = $1',
      [inCampaign, Object.keys(reports)[person % 6]],
    ],
    'make anonymous': [
      `with nobody as (insert into app.users (email, first_name, last_name)
           values ('anonymised-' || gen_random_uuid() || '@anonymised.invalid', '', '') returning id)
         update app.invitations set subject_id = nobody.id, completed_at = completed_at - interval '1 day', email = '' from nobody
         where subject_id = $1 and campaign_id = $2`,
      [who, inCampaign],
    ],
    'delete a permission': ['delete from app.permissions where subject_id = $1', [who]],
  };
  await rows(...statements[kind]);
  // Labels go with the last campaign that names a person.
  if (kind === 'make anonymous')
    await rows(
      'delete from app.subject_labels l where subject_id = $1 and not exists (select from app.invitations i where i.subject_id = $1)',
      [who],
    );
}

/** Nobody is invited or has finished; everybody permits what there will be. */
async function startAfresh() {
  const id = tenant.organization.id;
  await rows('delete from app.invitations where organization_id = $1', [id]);
  await rows('delete from app.attempts where subject_id = any($1)', [people]);
  await rows('delete from app.access_ledger where organization_id = $1', [id]);
  await rows("update app.campaigns set test_types = '{1}' where organization_id = $1", [id]);
  await rows(
    `insert into app.permissions (subject_id, organization_id, text_version, granted_at)
       select p, $1, '1', now() from unnest($2::int[]) p on conflict do nothing`,
    [id, people],
  );
}

test('what is kept is what counting says, whatever happens in whatever order', async () => {
  let averaged = 0;
  let unread = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      await startAfresh();
      await inviteAll(0);
      await rows(
        "update app.invitations set completed_at = '2026-03-29T12:00Z' where subject_id = any($1)",
        [people],
      );
      await rows(...wear(people.slice(0, 5), labels[0]));
      for (const one of steps) await apply(one);
      const kept = await whatIsKept();
      expect(kept).toEqual(await whatIsCounted());
      if (Array.isArray(kept['sums']) && kept['sums'].length > 0) averaged += 1;
      if (Array.isArray(kept['labelUnreadDays'])) unread += kept['labelUnreadDays'].length;
    }),
    { numRuns: 100 },
  );
  // There was something to lose.
  expect(averaged).toBeGreaterThan(3);
  expect(unread).toBeGreaterThan(60);
});

test('labelling, inviting and finishing at once leave no count behind', async () => {
  await startAfresh();
  await inviteAll(0);
  await Promise.all([
    inviteAll(1),
    inviteAll(2),
    ...people.map((one) =>
      rows("update app.invitations set completed_at = '2026-03-29T12:00Z' where subject_id = $1", [
        one,
      ]),
    ),
    ...labels.map((one) =>
      rows(
        `insert into app.subject_labels (organization_id, subject_id, label_id, added_at) select $1, unnest($2::int[]), $3, now()`,
        [tenant.organization.id, people, one],
      ),
    ),
  ]);
  expect(await whatIsKept()).toEqual(await whatIsCounted());
});

test('a time zone that changes while people finish, permit or are labelled moves each day once', async () => {
  const id = tenant.organization.id;
  const move = (zone: string) =>
    sql`update app.organizations set time_zone = ${zone} where id = ${id}`;
  // On another day in each of the zones, and the first of it.
  const moment = '2026-03-29T23:30Z';
  const changes = {
    finish: sql`update app.invitations set completed_at = ${moment} where subject_id = ${people[0]}`,
    invite: sql`update app.invitations set invited_at = ${moment} where subject_id = ${people[1]}`,
    label: sql`insert into app.subject_labels (organization_id, subject_id, label_id, added_at) values (${id}, ${people[2]}, ${labels[0]}, now())`,
    permit: sql`update app.permissions set revoked_at = null
      where id = (select max(id) from app.permissions where subject_id = ${people[2]})`,
  };
  for (const [what, change] of Object.entries(changes)) {
    for (const [first, second] of [
      [change, move('Pacific/Auckland')],
      [move('Pacific/Auckland'), change],
    ] as const) {
      await startAfresh();
      await rows("update app.organizations set time_zone = 'America/New_York' where id = $1", [id]);
      await inviteAll(0);
      if (what === 'permit')
        await rows(
          'update app.permissions set revoked_at = now() where subject_id = $1 and revoked_at is null',
          [people[2]],
        );
      if (what === 'label' || what === 'permit')
        await rows('update app.invitations set completed_at = $2 where subject_id = $1', [
          people[2],
          moment,
        ]);
      const open = await beginTransaction(server, system, (trx) => first.execute(trx));
      const other = transact(server.node.pool.db, system, (trx) => second.execute(trx));
      await open.blocking({ unless: other });
      await open.commit();
      await other;
      expect([what, await whatIsKept()]).toEqual([what, await whatIsCounted()]);
    }
  }
});

/** Ends what was opened once the others wait for it, and `meanwhile` has looked. */
async function whileOpen(
  open: (client: pg.Client) => Promise<unknown>,
  others: () => Promise<unknown>[],
  meanwhile?: (client: pg.Client) => Promise<unknown>,
) {
  const client = new pg.Client({ connectionString: server.database.url });
  await client.connect();
  try {
    await client.query('begin');
    await open(client);
    const running = others();
    await eventually(async () => {
      const [{ n } = { n: 0 }] = await rows<{ n: number }>(
        `select count(*)::integer as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return n >= running.length || undefined;
    }, 'everybody to wait');
    await meanwhile?.(client);
    await client.query('commit');
    await Promise.all(running);
  } finally {
    await client.end();
  }
}

test('progress in several campaigns takes them in their order, so that of two changes one waits for the other', async () => {
  await startAfresh();
  for (const at of campaigns.keys()) await inviteAll(at);
  // Of a small table all rows are read as they lie, and the one that was changed last lies behind the others.
  await rows('analyze app.campaigns');
  await rows('update app.campaigns set name = name where id = $1', [campaigns[0]]);
  const taken: unknown[] = [];
  for (const held of campaigns) {
    await whileOpen(
      (client) => client.query('select from app.campaigns where id = $1 for no key update', [held]),
      () => [
        rows('update app.invitations set completed_at = now() where subject_id = $1', [people[0]]),
      ],
      async (client) => {
        const left = await client.query<{ id: number }>(
          'select id from app.campaigns where id = any($1) for no key update skip locked',
          [campaigns],
        );
        const free = new Set(left.rows.map(({ id }) => id));
        taken.push(campaigns.filter((id) => !free.has(id)));
      },
    );
  }
  expect(taken).toEqual(campaigns.map((_, at) => campaigns.slice(0, at)));
});

const wear = (who: number[], label: number | undefined) =>
  [
    `insert into app.subject_labels (organization_id, subject_id, label_id, added_at) select $1, unnest($2::int[]), $3, now()`,
    [tenant.organization.id, who, label],
  ] satisfies [string, unknown[]];
const sumsOf = async (label: number | undefined) =>
  rows('select n from app.label_sums where label_id = $1 and n <> 0', [label]);

test('a label of somebody with unread results takes no count that has nothing to do with it', async () => {
  await startAfresh();
  await inviteAll(0);
  await rows(...wear(people.slice(0, 1), labels[0]));
  await rows('update app.invitations set completed_at = now() where subject_id = $1', [people[0]]);
  const client = new pg.Client({ connectionString: server.database.url });
  await client.connect();
  await client.query('begin');
  await client.query('select from app.campaign_days for update');
  await client.query('select from app.label_days where label_id = $1 for update', [labels[0]]);
  await rows(...wear(people.slice(0, 1), labels[1]));
  await rows('delete from app.subject_labels where label_id = $1', [labels[1]]);
  await client.end();
  expect(await whatIsKept()).toEqual(await whatIsCounted());
});

describe('of two changes to one group at a time the second sees the first', () => {
  const [four, fifth] = [() => people.slice(0, 4), () => people.slice(4, 5)];
  beforeEach(async () => {
    await startAfresh();
    await inviteAll(0);
  });

  test('a label comes while the group is closed', async () => {
    await rows(...finish(four()));
    await rows(...wear(people.slice(1, 5), labels[0]));
    await whileOpen(
      (client) => client.query(...finish(fifth())),
      () => [rows(...wear(people.slice(0, 1), labels[0]))],
    );
    expect(await sumsOf(labels[0])).toEqual([{ n: 5 }, { n: 5 }]);
  });

  test('the group is closed while a label comes', async () => {
    await rows(...finish(four()));
    await rows(...wear(people.slice(1, 5), labels[0]));
    await whileOpen(
      (client) => client.query(...wear(people.slice(0, 1), labels[0])),
      () => [rows(...finish(fifth()))],
    );
    expect(await sumsOf(labels[0])).toEqual([{ n: 5 }, { n: 5 }]);
  });

  test('two managers label the last two people', async () => {
    await rows(...finish(people.slice(0, 5)));
    await rows(...wear(people.slice(0, 3), labels[0]));
    await whileOpen(
      (client) => client.query(...wear(people.slice(3, 4), labels[0])),
      () => [rows(...wear(fifth(), labels[0]))],
    );
    expect(await sumsOf(labels[0])).toEqual([{ n: 5 }, { n: 5 }]);
  });

  test('somebody withdraws while a label comes, and a label comes while somebody withdraws', async () => {
    const withdraw: [string, unknown[]] = [
      'update app.permissions set revoked_at = now() where subject_id = $1',
      [people[0]],
    ];
    await rows(...finish(people.slice(0, 5)));
    await rows(...wear(four(), labels[0]));
    await rows(...wear(four(), labels[1]));
    await whileOpen(
      (client) => client.query(...wear(fifth(), labels[0])),
      () => [rows(...withdraw)],
    );
    expect(await sumsOf(labels[0])).toEqual([]);

    await startAfresh();
    await inviteAll(0);
    await rows(...finish(people.slice(0, 5)));
    await rows(...wear(four(), labels[1]));
    await whileOpen(
      (client) => client.query(...withdraw),
      () => [rows(...wear(fifth(), labels[1]))],
    );
    expect(await sumsOf(labels[1])).toEqual([]);
  });

  test('somebody withdraws while another one’s result closes the group of both', async () => {
    await rows(...finish(four()));
    await rows(...wear(people.slice(0, 5), labels[0]));
    await whileOpen(
      (client) => client.query(...finish(fifth())),
      () => [
        rows('update app.permissions set revoked_at = now() where subject_id = $1', [people[0]]),
      ],
    );
    expect(await sumsOf(labels[0])).toEqual([]);
    expect(
      await rows('select from app.average_groups where whole and organization_id = $1', [
        tenant.organization.id,
      ]),
    ).toEqual([]);
    expect(await whatIsKept()).toEqual(await whatIsCounted());
  });
});

describe('of a result that is opened while it comes', () => {
  const finishLate = (who: number[]) =>
    [
      "update app.invitations set completed_at = '2026-03-29T12:00Z' where subject_id = any($1)",
      [who],
    ] satisfies [string, unknown[]];
  const open = (who: number[]) => look(who, null, 'personality_report');
  beforeEach(async () => {
    await startAfresh();
    await inviteAll(0);
  });

  test('neither the look nor the count is lost, whichever is first', async () => {
    const one = people.slice(0, 1);
    await whileOpen(
      (client) => client.query(...finishLate(one)),
      () => [rows(...open(one))],
    );
    expect((await whatIsKept())['unread']).toEqual([]);
    const other = people.slice(1, 2);
    await whileOpen(
      (client) => client.query(...open(other)),
      () => [rows(...finishLate(other))],
    );
    expect((await whatIsKept())['unread']).toEqual([]);
    expect(await whatIsKept()).toEqual(await whatIsCounted());
  });
});
