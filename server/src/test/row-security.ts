import type { Client } from 'pg';

/** Tables that are the same for everybody; all others hide their rows. */
const openTables = [
  'moved_clock',
  'packages',
  'features',
  'countries',
  'degrees',
  'academic_fields',
  'majors',
  'norms',
];

/** Whose rows they are where the columns do not say it. `$1` organisations, `$2` people. */
const owners: Record<string, string> = {
  organizations: 'id = any($1)',
  users: 'id = any($2)',
  answers: 'attempt_id in (select id from app.attempts where subject_id = any($2))',
  clocks: 'attempt_id in (select id from app.attempts where subject_id = any($2))',
  clock_credits: 'attempt_id in (select id from app.attempts where subject_id = any($2))',
  average_figures:
    'group_id in (select id from app.average_groups where organization_id = any($1))',
  recordings: 'attempt_id in (select id from app.attempts where subject_id = any($2))',
  recording_pieces:
    'recording_id in (select r.id from app.recordings r join app.attempts a on a.id = r.attempt_id where a.subject_id = any($2))',
  skill_tests:
    'not is_universal and id in (select test_id from app.skill_test_organizations where organization_id = any($1))',
  // The question bank with its keys is the operators'.
  skill_questions: 'false',
  skill_options: 'false',
  skill_versions: 'false',
  option_groups: 'false',
  // The same for everybody who has logged in.
  job_profiles: 'false',
  job_profile_versions: 'false',
  audit_details: 'entry_id in (select id from app.audit_entries where organization_id = any($1))',
};
/** Nobody but the system itself may see these. */
const nobodys = new Set([
  'login_failures',
  'demo_mails',
  'registrations',
  'password_resets',
  'login_challenges',
  'erased_sessions',
  'payment_events',
  'attempt_keys',
  'proofs',
  'left_files',
  'people_key',
]);

const byColumn = [
  ['organization_id', 'organization_id = any($1)'],
  ['subject_id', 'subject_id = any($2)'],
  ['user_id', 'user_id = any($2)'],
] as const;

/** An organisation with its people, who belong to no other side. */
export interface Side {
  organization: number;
  manager: number;
  /** Has given permission and finished a test. */
  subject: number;
  /** Invited and finished a test too, but gave no permission. */
  silent: number;
}

interface Table {
  name: string;
  secured: boolean;
  forced: boolean;
  columns: string[];
}

async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced,
       array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0) as columns
     from pg_class c where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p') order by 1`,
  );
  return rows;
}

/** The condition for rows of a side; null when the table names no owner. */
function ownership({ name, columns }: Table): string | null {
  const own = owners[name];
  if (own !== undefined) return own;
  const found = byColumn
    .filter(([column]) => columns.includes(column))
    .map(([, condition]) => condition);
  return found.length === 0 ? null : found.join(' or ');
}

/** What is wrong with the tables and roles as they stand. */
export async function declaredProblems(client: Client): Promise<string[]> {
  const problems: string[] = [];
  for (const table of await listTables(client)) {
    if (openTables.includes(table.name)) continue;
    if (!table.secured) problems.push(`${table.name}: row security is off`);
    if (!table.forced) problems.push(`${table.name}: row security is not forced`);
    if (ownership(table) === null && !nobodys.has(table.name))
      problems.push(`${table.name}: names no owner`);
  }
  const roles = await client.query<{ name: string }>(
    `select rolname as name from pg_roles where rolname in ('assay_app', 'assay_definer')
     and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolcanlogin or rolreplication)`,
  );
  problems.push(...roles.rows.map(({ name }) => `${name}: has rights that pass row security`));
  const member = await client.query<{ name: string }>(
    `select m.rolname as name from pg_auth_members a join pg_roles m on m.oid = a.member
     where m.rolname in ('assay_app', 'assay_definer')`,
  );
  problems.push(...member.rows.map(({ name }) => `${name}: is a member of another role`));
  const functions = await client.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'app'::regnamespace and prosecdef
     and (proowner <> 'assay_definer'::regrole or not coalesce(proconfig::text, '') like '%search_path%'
       or has_function_privilege('public', oid, 'execute'))`,
  );
  problems.push(...functions.rows.map(({ name }) => `${name}(): is not a safe definer function`));
  const open = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'app'::regnamespace and c.relkind = 'r'
     and c.relname = any($1) and (has_table_privilege('assay_app', c.oid, 'insert')
       or has_table_privilege('assay_app', c.oid, 'update') or has_table_privilege('assay_app', c.oid, 'delete'))`,
    [openTables],
  );
  problems.push(...open.rows.map(({ name }) => `${name}: is open to all and can be written`));
  return problems;
}

/** Settings of a transaction, and the rows that must stay hidden with them. */
interface Viewer {
  name: string;
  scope: string;
  user?: number;
  organization?: number;
  /** By table: owners whose rows are hidden; null is every row. */
  hidden: (table: string) => { organizations: number[]; people: number[] } | null;
}

const peopleOf = ({ manager, subject, silent }: Side) => [manager, subject, silent];

/** Operators only. */
const bank = new Set(['skill_questions', 'skill_options', 'skill_versions', 'option_groups']);
/** A manager sees nothing of these, of nobody but themselves. */
const personal = new Set([
  'credentials',
  'sessions',
  'user_roles',
  'answers',
  'clocks',
  'clock_credits',
  'subject_profiles',
  'totp',
  'recovery_codes',
]);
/** Seen with a live permission only. */
const results = new Set([
  'attempts',
  'results',
  'burnout_group_records',
  'average_members',
  'earlier_attempts',
  'recordings',
  'recording_pieces',
  'subject_notes',
  'custom_fields',
  'given_data',
  'organization_cvs',
  'synced_skills',
  'interview_ratings',
  'success_reviews',
]);
/** What operators work with; beyond it they see no row. */
const operated = new Set([
  'users',
  'user_roles',
  'organizations',
  'organization_features',
  'managers',
  'manager_invitations',
  'links',
  'mails',
  'billing',
  'audit_entries',
  'audit_details',
  'culture_tests',
  'culture_answers',
  'skill_tests',
  'skill_test_organizations',
  'job_profiles',
  'job_profile_versions',
  ...bank,
]);

function viewersOf(sides: Side[]): Viewer[] {
  const named = sides.flatMap((side): Viewer[] => {
    const others = sides.filter((other) => other !== side);
    const organizations = others.map(({ organization }) => organization);
    const strangers = others.flatMap(peopleOf);
    const { organization, manager, subject, silent } = side;
    return [
      {
        name: 'a manager',
        scope: 'organisation',
        user: manager,
        organization,
        hidden(table) {
          if (bank.has(table)) return null;
          if (personal.has(table))
            return { organizations, people: [...strangers, subject, silent] };
          return {
            organizations,
            people: results.has(table) ? [...strangers, silent] : strangers,
          };
        },
      },
      {
        name: 'a candidate',
        scope: 'candidate',
        user: subject,
        hidden: (table) =>
          bank.has(table) ? null : { organizations, people: [...strangers, manager, silent] },
      },
    ];
  });
  const everything = () => null;
  return [
    ...named,
    { name: 'nobody', scope: '', hidden: everything },
    { name: 'an unknown scope', scope: 'everything', hidden: everything },
    { name: 'an organisation scope without one', scope: 'organisation', hidden: everything },
    { name: 'a candidate scope without one', scope: 'candidate', hidden: everything },
    {
      name: 'an operator',
      scope: 'platform',
      hidden: (table) => (operated.has(table) ? { organizations: [], people: [] } : null),
    },
  ];
}

/** Rows that somebody sees or deletes who must not, whatever the queries of the application are. Needs a transaction. */
export async function observedProblems(
  client: Client,
  sides: Side[],
  only?: string,
): Promise<string[]> {
  const problems: string[] = [];
  const tables = (await listTables(client)).filter(
    ({ name }) => !openTables.includes(name) && name === (only ?? name),
  );
  for (const viewer of viewersOf(sides)) {
    for (const table of tables) {
      const rows = await hiddenRows(client, viewer, table);
      if (rows.length === 0) continue;
      for (const verb of ['select', 'delete'] as const) {
        const count = await reached(
          client,
          viewer,
          `${verb} from app.${table.name} where ctid = any($1::tid[])`,
          rows,
        );
        if (count > 0)
          problems.push(
            `${table.name}: ${viewer.name} ${verb}s ${count} rows that are not for them`,
          );
      }
    }
  }
  return problems;
}

/** Found by the owner of the tables, past row security: by their place, since the viewer may see no column. */
async function hiddenRows(client: Client, viewer: Viewer, table: Table): Promise<string[]> {
  const hidden = viewer.hidden(table.name);
  const condition =
    hidden === null || nobodys.has(table.name) ? 'true' : (ownership(table) ?? 'true');
  const values = [hidden?.organizations ?? [], hidden?.people ?? []];
  const { rows } = await client.query<{ place: string }>(
    `with given as (select $1::int[], $2::int[]) select t.ctid::text as place from app.${table.name} t where ${condition}`,
    values,
  );
  return rows.map(({ place }) => place);
}

/** How many of the rows a statement reaches with the settings of a viewer; takes it back. */
async function reached(
  client: Client,
  viewer: Viewer,
  sql: string,
  rows: string[],
): Promise<number> {
  await client.query('savepoint viewer');
  try {
    await client.query(
      `select set_config('role', 'assay_app', true), set_config('assay.scope', $1, true),
         set_config('assay.user', $2, true), set_config('assay.org', $3, true)`,
      [viewer.scope, viewer.user?.toString() ?? '', viewer.organization?.toString() ?? ''],
    );
    return (await client.query(sql, [rows])).rowCount ?? 0;
  } catch (error) {
    const { code } = error as { code?: string };
    // No right to the table at all is the best answer; a foreign key that objects means that the row was reached.
    if (code === '42501') return 0;
    if (code === '23503') return 1;
    throw error;
  } finally {
    await client.query('rollback to savepoint viewer');
  }
}

/** Tables whose rows no viewer is tried with, because there are none. */
export async function emptyTables(client: Client): Promise<string[]> {
  const empty: string[] = [];
  for (const { name } of await listTables(client)) {
    const { rowCount } = await client.query(`select from app.${name} limit 1`);
    if (rowCount === 0 && !openTables.includes(name)) empty.push(name);
  }
  return empty;
}
