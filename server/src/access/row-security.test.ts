import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCampaign, makeTenant } from '../test/factories.ts';
import { startTestServer, type TestServer } from '../test/harness.ts';
import {
  declaredProblems,
  emptyTables,
  observedProblems,
  type Side,
} from '../test/row-security.ts';
import { activate, enterCampaign, finishPersonality } from '../test/shortcuts.ts';

let server: TestServer;
let client: pg.Client;
let sides: Side[];
/** A draft of the first side that its subject is in. */
let draft: number;

/** Rows in every table: campaign, consent, result, trace of a look at it, and what stands around them. */
async function makeSide(seed: number): Promise<Side> {
  const tenant = await makeTenant(server);
  const { token } = tenant.manager;
  const emails = ['open', 'silent'].map((name) => `${name}-${seed}@example.org`) as [
    string,
    string,
  ];
  const subjects = emails.map((email) => ({ first_name: 'A', last_name: 'B', email }));
  const campaign = await makeCampaign(server, tenant, { subjects });
  await activate(server, tenant, campaign.id);
  const subject = await enterCampaign(server, tenant, campaign.id, emails[0]);
  const silent = await enterCampaign(server, tenant, campaign.id, emails[1]);
  await finishPersonality(server, subject, { seed });
  await finishPersonality(server, silent, { seed: seed + 10 });
  await server.database.query('delete from app.permissions where subject_id = $1', [silent.id]);
  const report = await server.call(
    'GET',
    `/api/admin/results/personality-test/subject/${subject.id}`,
    { token },
  );
  expect(report.status).toBe(200);
  // The first mail to somebody writes this row.
  await server.database.query(
    'insert into app.subscriptions (user_id, organization_id, token_hash) values ($1, $2, $3)',
    [subject.id, tenant.organization.id, `subscription ${seed}`],
  );
  await insertRest(tenant.organization.id, tenant.manager.id, subject.id, seed);
  await server.database.query(
    `with b as (insert into app.burnout_batches (organization_id, people, records, mean, closed_at) values ($1, 5, 5, 50, now()) returning id)
     insert into app.burnout_group_records (attempt_id, subject_id, organization_id, batch_id)
       select a.id, a.subject_id, $1, b.id from app.attempts a, b where a.subject_id = any($2)`,
    [tenant.organization.id, [subject.id, silent.id]],
  );
  await server.database.query(
    `with i as (insert into app.interviews (organization_id, code, name, questions, created_at)
         values ($1, $3, 'I', '["Q"]', now()) returning id, code),
       t as (insert into app.attempts (subject_id, instrument, test, version, language, questions, started_at)
         select p, 'interview', 'interview_' || code, '1', 'en', 1, now() from i, unnest($2::integer[]) p returning id, subject_id),
       g as (insert into app.interview_ratings (organization_id, interview_id, subject_id, attempt_id, scores, first_scores, mean, key_id, content, created_at)
         select $1, i.id, t.subject_id, t.id, '{3}', '{3}', 3, 'k', 'x', now() from i, t),
       r as (insert into app.recordings (attempt_id, question_id, media_type, size, created_at, kept_at)
         select id, 1, 'video/webm', 1, now(), now() from t returning id)
     insert into app.recording_pieces (recording_id, starts_at, size, file_key) select id, 0, 1, 'recordings/' || id from r`,
    [tenant.organization.id, [subject.id, silent.id], `interview${seed}`],
  );
  await server.database.query(
    `with p as (insert into app.success_profiles (organization_id, name, category_kind, category_id, created_at, updated_at)
         values ($1, 'Reviewed', 'standard', 1, now(), now()) returning id),
       s as (insert into app.success_profile_people (organization_id, success_profile_id, subject_id, added_at)
         select $1, p.id, x, now() from p, unnest($2::integer[]) x returning id, success_profile_id, subject_id)
     insert into app.success_reviews (organization_id, success_profile_person_id, success_profile_id, subject_id, category, answers, performance, started_at, given_at, changed_at)
       select $1, id, success_profile_id, subject_id, '1', '{}', 3, now(), now(), now() from s`,
    [tenant.organization.id, [subject.id, silent.id]],
  );
  await server.database.query(
    `with p as (insert into app.fit_profiles (organization_id, digest, targets, used_at) values ($1, 'd', '[]', now()) returning id)
     insert into app.person_fits (organization_id, fit_profile_id, subject_id, attempt_id, score, score_low, score_high)
       select t.organization_id, p.id, t.subject_id, t.attempt_id, 50, 40, 60 from app.person_tests t, p
       where t.organization_id = $1 and t.test = '1' and t.state = 'completed'`,
    [tenant.organization.id],
  );
  await server.database.query(
    `with w as (insert into app.retake_waivers (subject_id, organization_id, test, set_at) select p, $1, '2', now() from unnest($2::int[]) p)
     insert into app.earlier_attempts (subject_id, test, started_at, deleted_at) select p, '2', now(), now() from unnest($2::int[]) p`,
    [tenant.organization.id, [subject.id, silent.id]],
  );
  await server.database.query('insert into app.left_files (file_key, left_at) values ($1, now())', [
    `recordings/left-${seed}`,
  ]);
  draft = (await makeCampaign(server, tenant, { subjects })).id;
  // A group that would break as soon as somebody of it changes: the last thing.
  await server.database.query(
    `with g as (insert into app.average_groups (organization_id, instrument, test, version, people, closed_at)
         values ($1, 'personality', '1', '1', 5, now()) returning id),
       f as (insert into app.average_figures (group_id, scale, tenths) select id, 'N', 500 from g),
       l as (insert into app.label_groups (label_id, group_id, organization_id)
         select l.id, g.id, $1 from g, app.labels l where l.organization_id = $1),
       s as (insert into app.campaign_sums (campaign_id, organization_id, instrument, scale, n, tenths) values ($3, $1, 'personality', 'N', 5, 2500))
     update app.average_members set group_id = g.id from g where subject_id = any($2)`,
    [tenant.organization.id, [subject.id, silent.id], draft],
  );
  await server.call('POST', '/api/login', { json: { email: emails[0], password: 'not this one' } });
  return {
    organization: tenant.organization.id,
    manager: tenant.manager.id,
    subject: subject.id,
    silent: silent.id,
  };
}

/** What no call above has written: payments, labels and the second factor. */
async function insertRest(organization: number, manager: number, subject: number, seed: number) {
  const query = (sql: string, values: unknown[]) => server.database.query(sql, values);
  await query('insert into app.billing (organization_id, told_at) values ($1, now())', [
    organization,
  ]);
  await query(
    "insert into app.invoices (id, organization_id, amount, currency, paid_at) values ($1, $2, 1, 'eur', now())",
    [`in_${seed}`, organization],
  );
  await query(
    `with l as (insert into app.labels (organization_id, name, colour, created_at) values ($1, 'L', 'teal', now()) returning id)
     insert into app.subject_labels (organization_id, subject_id, label_id, added_at) select $1, $2, id, now() from l`,
    [organization, subject],
  );
  await query(
    `with c as (insert into app.clocks (attempt_id, part, base_seconds, started_at, seen_at)
       select id, 1, 60, now(), now() from app.attempts where subject_id = $1 returning attempt_id)
     insert into app.clock_credits (attempt_id, part, seconds, reason, given_at) select attempt_id, 1, 5, 'gap', now() from c`,
    [subject],
  );
  await query(
    "insert into app.attempt_keys (attempt_id, key) select id, '{}' from app.attempts where subject_id = $1",
    [subject],
  );
  await query(
    'insert into app.extra_times (organization_id, subject_id, percent, set_at) values ($1, $2, 25, now())',
    [organization, subject],
  );
  await query(
    `insert into app.adjustment_requests (invitation_id, organization_id, subject_id, key_id, content, asked_at)
     select id, organization_id, subject_id, 'k', 'x', now() from app.invitations
     where organization_id = $1 and subject_id = $2 order by id limit 1`,
    [organization, subject],
  );
  // Everybody in a campaign has a stage by themselves.
  await query(
    `insert into app.stage_moves (invitation_id, organization_id, subject_id, from_name, to_name, moved_at)
     select id, organization_id, subject_id, 'New', 'Offer', now() from app.invitations
     where organization_id = $1 and subject_id = $2 order by id limit 1`,
    [organization, subject],
  );
  await query(
    "insert into app.role_pins (organization_id, subject_id, type, role_id, pinned_at) values ($1, $2, 'standard', 1, now())",
    [organization, subject],
  );
  await query(
    `insert into app.succession_pins (organization_id, subject_id, entity_id, readiness, pinned_at)
     values ($1, $2, $3, 'soon', now())`,
    [organization, subject, manager],
  );
  await query(
    `with p as (insert into app.success_profiles (organization_id, name, category_kind, category_id, created_at, updated_at)
         values ($1, 'Nurses', 'standard', 1, now(), now()) returning id),
       s as (insert into app.success_profile_people (organization_id, success_profile_id, subject_id, added_at)
         select $1, id, $2, now() from p)
     insert into app.custom_profile_versions (organization_id, success_profile_id, version, name, outcome, targets, evidence, norm, n, fairness, created_at)
       select $1, id, 1, 'Nurses', 'performance', '[]', '{}', 'n', 20, '{}', now() from p`,
    [organization, subject],
  );
  await query(
    "insert into app.list_columns (user_id, list, hidden, updated_at) values ($1, 'talent', '{}', now())",
    [manager],
  );
  await query("insert into app.stage_templates (organization_id, stages) values ($1, '[]')", [
    organization,
  ]);
  await query(
    'insert into app.deletion_requests (subject_id, organization_id, asked_at) values ($2, $1, now())',
    [organization, subject],
  );
  await query(
    "insert into app.cvs (subject_id, file_key, name, type, size, uploaded_at) values ($1, $2, 'CV.pdf', 'pdf', 1, now())",
    [subject, `cvs/${seed}`],
  );
  await query(
    `with n as (insert into app.subject_notes (organization_id, subject_id, author_id, key_id, content, created_at) values ($1, $2, $3, 'k', 'x', now())),
       f as (insert into app.custom_fields (organization_id, subject_id, key_id, content, created_at, updated_at) values ($1, $2, 'k', 'x', now(), now())),
       g as (insert into app.given_data (organization_id, subject_id, updated_at) values ($1, $2, now())),
       s as (insert into app.synced_skills (organization_id, subject_id, skills, synced_at) values ($1, $2, '[]', now()))
     insert into app.organization_cvs (organization_id, subject_id, file_key, name, type, size, uploaded_at) values ($1, $2, $4, 'CV.pdf', 'pdf', 1, now())`,
    [organization, subject, manager, `cvs/kept-${seed}`],
  );
  await query(
    `with t as (insert into app.culture_tests (organization_id, name, created_at) values ($1, 'C', now()) returning id)
     insert into app.culture_answers (test_id, user_id, question_id, value, answered_at) select id, $2, 1, 4, now() from t`,
    [organization, manager],
  );
  await query(
    `with t as (insert into app.skill_tests (name, is_universal, created_at, updated_at) values ('S', false, now(), now()) returning id),
       o as (insert into app.skill_test_organizations (test_id, organization_id) select id, $1 from t),
       q as (insert into app.skill_questions (test_id, position, text, updated_at) select id, 1, 'Q', now() from t returning id),
       x as (insert into app.skill_options (question_id, position, text) select id, 1, 'A' from q)
     insert into app.skill_versions (question_id, number, content, created_at) select id, 1, '{}', now() from q`,
    [organization],
  );
  await query(
    "insert into app.option_groups (name, options, created_at) values ($1, '[]', now())",
    [`group ${seed}`],
  );
  await query(
    `insert into app.manager_invitations (user_id, organization_id, email, first_name, last_name, created_at)
     values ($2, $1, 'm@b.test', 'A', 'B', now())`,
    [organization, subject],
  );
  for (const user of [manager, subject]) {
    await query(
      "insert into app.totp (user_id, secret, key_id, created_at) values ($1, 'x', 'k', now())",
      [user],
    );
    await query(
      "insert into app.proofs (user_id, purpose, id, created_at, expires_at) values ($1, 'export', gen_random_uuid(), now(), now())",
      [user],
    );
    await query("insert into app.recovery_codes (user_id, code_hash) values ($1, 'x')", [user]);
    await query(
      'insert into app.login_challenges (token_hash, user_id, created_at, expires_at) values ($1, $2, now(), now())',
      [`challenge ${user}`, user],
    );
    await query(
      'insert into app.password_resets (id, token_hash, user_id, created_at, expires_at) values (gen_random_uuid(), $1, $2, now(), now())',
      [`reset ${user}`, user],
    );
  }
  await query(
    `insert into app.campaign_days (campaign_id, organization_id, day, completed)
       select id, organization_id, current_date, 1 from app.campaigns where organization_id = $1 on conflict do nothing`,
    [organization],
  );
  await query(
    `insert into app.label_days (label_id, campaign_id, organization_id, day, completed)
       select l.id, c.id, organization_id, current_date, 1 from app.labels l join app.campaigns c using (organization_id)
       where organization_id = $1 on conflict do nothing`,
    [organization],
  );
  await query(
    `insert into app.unread_results (invitation_id, organization_id, campaign_id, subject_id, completed_at, day, labels)
       select id, organization_id, campaign_id, subject_id, now(), current_date, '{}' from app.invitations where organization_id = $1 and subject_id = $2`,
    [organization, subject],
  );
  await query(
    `insert into app.label_sums (label_id, campaign_id, organization_id, scale, n, tenths)
       select l.id, c.id, organization_id, 'N', 5, 2500 from app.labels l join app.campaigns c using (organization_id) where organization_id = $1`,
    [organization],
  );
}

beforeAll(async () => {
  server = await startTestServer({ work: false });
  sides = [await makeSide(1), await makeSide(2)];
  await server.database.query(
    `insert into app.demo_mails (message_id, to_email, subject, html, text, sent_at) values ('m', 'a@b.test', 's', 'h', 't', now())`,
  );
  await server.database.query(
    `insert into app.registrations (id, token_hash, email, first_name, last_name, password_hash, created_at, expires_at)
     values (gen_random_uuid(), 'x', 'a@b.test', 'A', 'B', 'h', now(), now())`,
  );
  await server.database.query(
    "insert into app.payment_events (id, type, received_at) values ('evt_1', 'ping', now())",
  );
  await server.database.query(
    "insert into app.erased_sessions (token_hash, forget_on) values ('t', now())",
  );
  client = new pg.Client({ connectionString: server.database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await server.stop();
});

/** Inside a transaction that is taken back; `change` breaks what the checks guard. */
async function problemsAfter(change: string, check: () => Promise<string[]>): Promise<string[]> {
  await client.query('begin');
  try {
    await client.query(change);
    return await check();
  } finally {
    await client.query('rollback');
  }
}

test('every table that holds rows of somebody has some to try with', async () => {
  expect(await emptyTables(client)).toEqual([]);
});

test('nobody sees or deletes rows of others, whatever the queries are', async () => {
  const observed = () => observedProblems(client, sides);
  expect(await problemsAfter('select 1', observed)).toEqual([]);
  expect(await declaredProblems(client)).toEqual([]);
});

test('no policy asks a table whose own policies ask further ones', async () => {
  // Each floor is planned twice for each place on the floor below: what is deeper asks a function.
  const { rows } = await client.query<{ table: string; asked: string[] }>(
    `select tablename as table, array_agg(name[1]) as asked
     from pg_policies, regexp_matches(qual, '(?:FROM|JOIN) \\(*app\\.(\\w+)', 'g') name
     where schemaname = 'app' and 'assay_app' = any(roles) group by 1`,
  );
  expect(rows.length).toBeGreaterThan(10);
  const asking = new Set(rows.map(({ table }) => table));
  const deep = rows.filter(({ asked }) => asked.some((name) => asking.has(name)));
  expect(deep).toEqual([]);
});

describe('the check notices', () => {
  const declared = () => declaredProblems(client);

  test('a table without row security, or without force', async () => {
    const { rows } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'app'::regnamespace and relrowsecurity`,
    );
    expect(rows.length).toBeGreaterThan(20);
    for (const { name } of rows) {
      for (const change of ['disable', 'no force']) {
        const problems = await problemsAfter(
          `alter table app.${name} ${change} row level security`,
          declared,
        );
        expect([
          name,
          change,
          problems.some((one) => one.startsWith(`${name}: row security is`)),
        ]).toEqual([name, change, true]);
      }
    }
  });

  test('each policy of the application when it is widened to every row', async () => {
    const { rows } = await client.query<{ table: string; name: string; verb: string }>(
      `select tablename as table, policyname as name, cmd as verb from pg_policies
       where schemaname = 'app' and 'assay_app' = any(roles)
         -- An UPDATE reaches only what the policies for SELECT show, which are tried.
         and cmd not in ('INSERT', 'UPDATE')`,
    );
    expect(rows.length).toBeGreaterThan(40);
    const unnoticed: string[] = [];
    for (const { table, name } of rows) {
      const problems = await problemsAfter(
        `alter policy ${name} on app.${table} using (true)`,
        () => observedProblems(client, sides, table),
      );
      if (!problems.some((one) => one.startsWith(`${table}:`))) unnoticed.push(`${table} ${name}`);
    }
    expect(unnoticed).toEqual([]);
  });

  test('a new table that nobody thought of, and rights that pass row security', async () => {
    expect(
      await problemsAfter('create table app.extras (id integer, note text)', declared),
    ).toContain('extras: names no owner');
    expect(await problemsAfter('alter role assay_app bypassrls', declared)).toContain(
      'assay_app: has rights that pass row security',
    );
    expect(
      await problemsAfter(
        'grant execute on function app.has_password(integer) to public',
        declared,
      ),
    ).toContain('has_password(): is not a safe definer function');
    expect(await problemsAfter('grant update on app.packages to assay_app', declared)).toContain(
      'packages: is open to all and can be written',
    );
  });
});

describe('what is written stays with its owner', () => {
  /** As a manager of the first side; answers the error code of PostgreSQL, or how many rows were written. */
  async function write(
    sql: string,
    { scope = 'organisation' } = {},
  ): Promise<string | number | null> {
    const [own] = sides as [Side, Side];
    await client.query('begin');
    try {
      await client.query(
        `select set_config('role', 'assay_app', true), set_config('assay.scope', $1, true),
           set_config('assay.user', $2, true), set_config('assay.org', $3, true)`,
        [
          scope,
          String(scope === 'candidate' ? own.subject : own.manager),
          String(own.organization),
        ],
      );
      return (await client.query(sql)).rowCount;
    } catch (error) {
      return (error as { code: string }).code;
    } finally {
      await client.query('rollback');
    }
  }

  test('rows cannot be written for, or moved to, another organisation', async () => {
    const [own, other] = sides as [Side, Side];
    const denied = '42501';
    const campaign = (organization: number) =>
      `insert into app.campaigns (organization_id, name, type, sender_name, sender_email, created_at)
       values (${organization}, 'n', 'recruitment', 's', 'e', now())`;
    expect(await write(campaign(own.organization))).toBe(1);
    expect(await write(campaign(other.organization))).toBe(denied);
    for (const table of ['campaigns', 'invitations', 'mails']) {
      const move = `update app.${table} set organization_id = ${other.organization} where organization_id = ${own.organization}`;
      expect([table, await write(move)]).toEqual([table, denied]);
    }
    const trace = (organization: number) =>
      `insert into app.access_ledger (subject_id, organization_id, what, at) values (${own.subject}, ${organization}, 'w', now())`;
    expect(await write(trace(own.organization))).toBe(1);
    expect(await write(trace(other.organization))).toBe(denied);
    const link = (organization: number, purpose: string) =>
      `insert into app.links (purpose, token_hash, user_id, organization_id, created_at, expires_at)
       values ('${purpose}', 'h', ${own.subject}, ${organization}, now(), now())`;
    expect(await write(link(own.organization, 'campaign_entry'))).toBe(1);
    expect(await write(link(other.organization, 'campaign_entry'))).toBe(denied);
    expect(await write(link(own.organization, 'manager_invitation'))).toBe(denied);
  });

  test('a manager gives no permission in the name of a subject and changes no result', async () => {
    const [own] = sides as [Side, Side];
    const permission = `insert into app.permissions (subject_id, organization_id, text_version, granted_at)
      values (${own.silent}, ${own.organization}, 'v', now())`;
    expect(await write(permission)).toBe('42501');
    expect(await write('update app.results set minutes = 1')).toBe(0);
    expect(await write('update app.permissions set revoked_at = null')).toBe(0);
    expect(await write(permission, { scope: 'candidate' })).toBe('42501');
    expect(await write('update app.results set minutes = 1', { scope: 'candidate' })).toBe(0);
    expect(await write('update app.answers set option_index = 0', { scope: 'candidate' })).toBe(0);
    expect(
      await write("insert into app.user_roles values (app.user_id(), 'super_admin')", {
        scope: 'candidate',
      }),
    ).toBe('42501');
  });

  test('a candidate sees no draft, the log is not written by hand and only grows', async () => {
    const drafts = `select from app.campaigns where id = ${draft}`;
    const [, second] = sides as [Side, Side];
    await client.query('begin');
    await client.query(
      `select set_config('role', 'assay_app', true), set_config('assay.scope', 'candidate', true), set_config('assay.user', $1, true)`,
      [String(second.subject)],
    );
    expect((await client.query(drafts)).rowCount).toBe(0);
    expect((await client.query('select from app.campaigns')).rowCount).toBe(1);
    await client.query('rollback');
    for (const scope of ['organisation', 'candidate', 'platform']) {
      expect(await write('update app.audit_entries set action = action', { scope })).toBe(0);
      expect(await write('delete from app.audit_entries', { scope })).toBe(0);
      const entry = `insert into app.audit_entries (action, entity, entity_id, at, request_id, digest) values ('a', 'e', '1', now(), 'r', 'd')`;
      expect(await write(entry, { scope })).toBe('42501');
    }
  });
});
