import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTenant } from '../test/factories.ts';
import { useServer } from '../test/harness.ts';

/** An organisation with its manager, somebody who permits it to read results, and somebody who does not. */
interface Side {
  organization: number;
  manager: number;
  subject: number;
  silent: number;
}

let client: pg.Client;
let own: Side;
let other: Side;

beforeAll(async () => {
  const server = await useServer();
  client = new pg.Client({ connectionString: server.database.url });
  await client.connect();
  const makeSide = async (): Promise<Side> => {
    const { organization, manager } = await makeTenant(server);
    const [subject = 0, silent = 0] = await Promise.all(
      ['subject', 'silent'].map(async (name) => {
        const [row] = await server.database.query<{ id: number }>(
          "insert into app.users (email, first_name, last_name) values ($1, 'A', 'B') returning id",
          [`${name}-${organization.id}@example.org`],
        );
        return Number(row?.id);
      }),
    );
    await server.database.query(
      "insert into app.permissions (subject_id, organization_id, text_version, granted_at) values ($1, $2, '1', now())",
      [subject, organization.id],
    );
    return { organization: organization.id, manager: manager.id, subject, silent };
  };
  own = await makeSide();
  other = await makeSide();
});
afterAll(() => client.end());

describe('what hangs on something else is seen by whom that concerns', () => {
  /** The rows that the own subject or manager sees, after what is written before in the same transaction. */
  async function seen(
    sql: string,
    values: unknown[],
    written: [string, unknown[]][],
    scope: 'candidate' | 'organisation' = 'candidate',
  ): Promise<unknown[]> {
    await client.query('begin');
    try {
      for (const one of written) await client.query(...one);
      await client.query(
        `select set_config('role', 'assay_app', true), set_config('assay.scope', $1, true),
           set_config('assay.user', $2, true), set_config('assay.org', $3, true)`,
        scope === 'candidate'
          ? [scope, String(own.subject), '']
          : [scope, String(own.manager), String(own.organization)],
      );
      const { rows } = await client.query<{ seen: unknown }>(sql, values);
      return rows.map((row) => row.seen);
    } finally {
      await client.query('rollback');
    }
  }

  const skillTest = (id: number): [string, unknown[]] => [
    `insert into app.skill_tests (id, name, is_universal, created_at, updated_at) overriding system value
       values ($1, 'S', false, now(), now())`,
    [id],
  ];
  const interview = (id: number, organization: number): [string, unknown[]] => [
    `insert into app.interviews (id, organization_id, code, name, questions, created_at) overriding system value
       values ($1::integer, $2, 'seen' || $1::integer, 'I', '["Q"]', now())`,
    [id, organization],
  ];
  const begun = (subject: number, instrument: string, name: string): [string, unknown[]] => [
    `insert into app.attempts (subject_id, instrument, test, version, language, questions, started_at)
       values ($1, $2, $3, '1', 'en', 1, now())`,
    [subject, instrument, name],
  ];
  const asked = (
    { organization, subject }: Side,
    name: string,
    status = 'active',
  ): [string, unknown[]] => [
    `with c as (insert into app.campaigns (organization_id, name, type, status, sender_name, sender_email, created_at, test_types)
         values ($1, 'seen', 'recruitment', $3, 's', 'e', now(), array[$4]) returning id)
     insert into app.invitations (campaign_id, organization_id, subject_id, email, first_name, last_name, added_at, invited_at)
       select id, $1, $2, 'seen@example.org', 'A', 'B', now(), now() from c`,
    [organization, subject, status, name],
  ];

  test('skill tests and interviews: by who has begun them or is asked for them', async () => {
    const all = [900_001, 900_002, 900_003, 900_004, 900_005];
    const tests = 'select id as seen from app.skill_tests where id = any($1) order by id';
    const ofSkill = (side: Side, id: number, status?: string) => asked(side, `mcqt_${id}`, status);
    expect(
      await seen(
        tests,
        [all],
        [
          ...all.map(skillTest),
          ofSkill(own, 900_001),
          begun(own.subject, 'skill', 'mcqt_900002'),
          begun(own.silent, 'skill', 'mcqt_900003'),
          ofSkill(other, 900_004),
          ofSkill(own, 900_005, 'draft'),
        ],
      ),
    ).toEqual([900_001, 900_002]);
    // Whoever runs campaigns reads what those of the own organisation ask for.
    expect(
      await seen(
        tests,
        [all],
        [...all.map(skillTest), ofSkill(own, 900_001), ofSkill(other, 900_004)],
        'organisation',
      ),
    ).toEqual([900_001]);
    const ofInterview = (side: Side, id: number, status?: string) =>
      asked(side, `interview_seen${id}`, status);
    expect(
      await seen(
        'select id as seen from app.interviews where id = any($1) order by id',
        [all],
        [
          ...all.map((id) => interview(id, other.organization)),
          ofInterview(own, 900_001),
          begun(own.subject, 'interview', 'interview_seen900002'),
          begun(own.silent, 'interview', 'interview_seen900003'),
          ofInterview(other, 900_004),
          ofInterview(own, 900_005, 'draft'),
        ],
      ),
    ).toEqual([900_001, 900_002]);
  });

  test('recordings: by the organisation whose interview it is, as long as it is permitted', async () => {
    const recordings = `select r.question_id as seen from app.recordings r where r.question_id > 90 order by 1`;
    const recorded = (name: string, question: number): [string, unknown[]] => [
      `insert into app.recordings (attempt_id, question_id, media_type, size, created_at, kept_at)
         select id, $2, 'video/webm', 1, now(), now() from app.attempts where test = $1`,
      [name, question],
    ];
    const written = [
      interview(900_001, own.organization),
      interview(900_002, other.organization),
      begun(own.subject, 'interview', 'interview_seen900001'),
      begun(own.subject, 'interview', 'interview_seen900002'),
      recorded('interview_seen900001', 91),
      recorded('interview_seen900002', 92),
    ];
    expect(await seen(recordings, [], written, 'organisation')).toEqual([91]);
    const revoked: [string, unknown[]] = [
      'update app.permissions set revoked_at = now() where subject_id = $1 and organization_id = $2',
      [own.subject, own.organization],
    ];
    expect(await seen(recordings, [], [...written, revoked], 'organisation')).toEqual([]);
  });

  test('organisations: by whom they invited, who permits or manages, and whose results they looked at', async () => {
    const all = [900_001, 900_002, 900_003, 900_004, 900_005];
    const made: [string, unknown[]] = [
      `insert into app.organizations (id, name, status, package_id) overriding system value
         select x, 'seen ' || x, 'active', (select min(id) from app.packages) from unnest($1::integer[]) x`,
      [all],
    ];
    const looked = (organization: number, subject: number): [string, unknown[]] => [
      `insert into app.access_ledger (subject_id, organization_id, what, at) values ($1, $2, 'seen', now())`,
      [subject, organization],
    ];
    expect(
      await seen(
        'select id as seen from app.organizations where id = any($1) order by id',
        [all],
        [
          made,
          asked({ ...own, organization: 900_001 }, '1'),
          [
            "insert into app.permissions (subject_id, organization_id, text_version, granted_at) values ($1, 900002, '1', now())",
            [own.subject],
          ],
          [
            'insert into app.managers (user_id, organization_id) values ($1, 900003)',
            [own.subject],
          ],
          looked(900_004, own.subject),
          looked(900_005, own.silent),
        ],
      ),
    ).toEqual([900_001, 900_002, 900_003, 900_004]);
  });

  test('emails: by whose account or address they went to', async () => {
    const mail = (name: string, user: number | null, address: string): [string, unknown[]] => [
      `insert into app.mails (message_id, template, params, user_id, to_email, to_name, dedupe_key, created_at)
         values ($1, 'seen', '{}', $2, $3, 'A', $1, now())`,
      [name, user, address],
    ];
    const address = `subject-${own.organization}@example.org`;
    expect(
      await seen(
        "select message_id as seen from app.mails where template = 'seen' order by 1",
        [],
        [
          mail('a', own.subject, 'former@example.org'),
          mail('b', null, address),
          mail('c', own.silent, address),
          mail('d', null, `silent-${own.organization}@example.org`),
        ],
      ),
    ).toEqual(['a', 'b']);
  });

  test('a saved profile: by who is compared with it and permits that', async () => {
    const profiles =
      "select name as seen from app.custom_profile_versions where name = 'Compared' and version = 1";
    const compared = ({
      status = 'active',
      invited = true,
      subject = own.subject,
      owner = own.organization,
    } = {}): [string, unknown[]][] => [
      [
        `with p as (insert into app.success_profiles (organization_id, name, category_kind, category_id, created_at, updated_at)
             values ($3, 'Compared', 'standard', 1, now(), now()) returning id),
           v as (insert into app.custom_profile_versions (organization_id, success_profile_id, version, name, outcome, targets, evidence, norm, n, fairness, created_at)
             select $3::integer, id, 1, 'Compared', 'performance', '[]', '{}', 'n', 20, '{}', now() from p returning success_profile_id)
         insert into app.campaigns (organization_id, name, type, status, sender_name, sender_email, created_at, profile_kind, profile_id)
           select $1, 'compared', 'recruitment', $2, 's', 'e', now(), 'custom', success_profile_id from v`,
        [own.organization, status, owner],
      ],
      [
        `insert into app.invitations (campaign_id, organization_id, subject_id, email, first_name, last_name, added_at, invited_at)
           select id, $1, $2, 'seen@example.org', 'A', 'B', now(), case when $3 then now() end from app.campaigns where name = 'compared'`,
        [own.organization, subject, invited],
      ],
    ];
    const ask = (written: [string, unknown[]][]) => seen(profiles, [], written);
    expect(await ask(compared())).toEqual(['Compared']);
    expect(await ask(compared({ status: 'draft' }))).toEqual([]);
    expect(await ask(compared({ invited: false }))).toEqual([]);
    expect(await ask(compared({ owner: other.organization }))).toEqual([]);
    const permitted: [string, unknown[]] = [
      'update app.permissions set subject_id = $2 where subject_id = $1',
      [own.subject, own.silent],
    ];
    expect(await ask([...compared({ subject: own.silent }), permitted])).toEqual([]);
    expect(
      await ask([
        ...compared(),
        ['update app.permissions set revoked_at = now() where subject_id = $1', [own.subject]],
      ]),
    ).toEqual([]);
  });
});
