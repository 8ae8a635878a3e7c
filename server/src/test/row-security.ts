import type { Client } from 'pg';

/** Tables that are the same for everybody; all others hide their rows. */
export const openTables = ['moved_clock', 'packages', 'features', 'countries', 'degrees', 'academic_fields', 'majors'];

/** Whose rows they are, by the columns that a table has. `$1` organisation, `$2` people, `$3` subjects alone. */
const owners: Record<string, string> = {
  organizations: 'id = any($1)',
  users: 'id = any($2)',
  answers: 'attempt_id in (select id from app.attempts where subject_id = any($2))',
  audit_details: 'entry_id in (select id from app.audit_entries where organization_id = any($1))',
};
/** Nobody but the system itself may see these. */
const nobodys = ['login_failures', 'demo_mails'];

const byColumn = [
  ['organization_id', 'organization_id = any($1)'],
  ['subject_id', 'subject_id = any($2)'],
  ['user_id', 'user_id = any($2)'],
] as const;

export interface Side {
  organization: number;
  /** Everybody who belongs to no other side. */
  people: number[];
  manager: number;
  subject: number;
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
  const found = byColumn.filter(([column]) => columns.includes(column)).map(([, condition]) => condition);
  return found.length === 0 ? null : found.join(' or ');
}

/** What is wrong with the tables and roles as they stand. */
export async function declaredProblems(client: Client): Promise<string[]> {
  const problems: string[] = [];
  for (const table of await listTables(client)) {
    if (openTables.includes(table.name)) continue;
    if (!table.secured) problems.push(`${table.name}: row security is off`);
    if (!table.forced) problems.push(`${table.name}: row security is not forced`);
    if (ownership(table) === null && !nobodys.includes(table.name)) problems.push(`${table.name}: names no owner`);
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

interface Viewer {
  name: string;
  scope: string;
  user?: number;
  organization?: number;
  /** Rows that this viewer must not see; null is every row. */
  hidden: Side[] | null;
}

/** Runs `work` as the application does, with the settings of one viewer, and takes everything back. */
async function asViewer<T>(client: Client, { scope, user, organization }: Viewer, work: () => Promise<T>): Promise<T> {
  await client.query('savepoint viewer');
  try {
    await client.query(
      `select set_config('role', 'assay_app', true), set_config('assay.scope', $1, true),
         set_config('assay.user', $2, true), set_config('assay.org', $3, true)`,
      [scope, user?.toString() ?? '', organization?.toString() ?? ''],
    );
    return await work();
  } finally {
    await client.query('rollback to savepoint viewer');
  }
}

/** Rows that somebody sees, changes or deletes who must not. Needs a transaction. */
export async function observedProblems(client: Client, sides: Side[]): Promise<string[]> {
  const problems: string[] = [];
  const tables = (await listTables(client)).filter(({ name }) => !openTables.includes(name));
  for (const viewer of viewersOf(sides)) {
    for (const table of tables) {
      const condition = ownership(table);
      const all = viewer.hidden === null || condition === null;
      const rows = all ? 'true' : `(${condition}) and ${notShared(table, viewer)}`;
      const values = all ? [] : parameters(rows, viewer.hidden as Side[]);
      for (const verb of ['select', 'delete']) {
        const count = await asViewer(client, viewer, () => affected(client, verb, table.name, rows, values));
        if (count > 0) problems.push(`${table.name}: ${viewer.name} ${verb}s ${count} rows of others`);
      }
    }
  }
  return problems;
}

/** Without an organisation, a scope or a person in the settings there is nothing to see. */
function viewersOf(sides: Side[]): Viewer[] {
  const named = sides.flatMap((side): Viewer[] => {
    const hidden = sides.filter((other) => other !== side);
    const { organization, manager, subject, people } = side;
    const others = { ...side, organization: -1, people: people.filter((id) => id !== subject) };
    return [
      { name: 'a manager', scope: 'organisation', user: manager, organization, hidden },
      { name: 'a candidate', scope: 'candidate', user: subject, hidden: [...hidden, others] },
    ];
  });
  const user = sides[0]?.manager;
  return [
    ...named,
    { name: 'nobody', scope: '', hidden: null },
    { name: 'an unknown scope', scope: 'everything', hidden: null },
    { name: 'an organisation scope without one', scope: 'organisation', hidden: null },
    { name: 'a candidate scope without one', scope: 'candidate', hidden: null },
    { name: 'a platform scope', scope: 'platform', user, hidden: null },
  ];
}

/** What operators are for, and what a person always has of the own account. */
const operators = ['users', 'user_roles', 'organizations', 'organization_features', 'managers', 'links', 'mails'];

function notShared({ name }: Table, { scope }: Viewer): string {
  return scope === 'platform' && operators.includes(name) ? 'false' : 'true';
}

function parameters(rows: string, hidden: Side[]): unknown[] {
  const values = [hidden.map(({ organization }) => organization), hidden.flatMap(({ people }) => people)];
  if (!rows.includes('$1')) return [];
  return rows.includes('$2') ? values : values.slice(0, 1);
}

async function affected(client: Client, verb: string, table: string, rows: string, values: unknown[]): Promise<number> {
  const sql =
    verb === 'select' ? `select from app.${table} where ${rows}` : `delete from app.${table} where ${rows}`;
  try {
    return (await client.query(sql, values)).rowCount ?? 0;
  } catch (error) {
    const { code } = error as { code?: string };
    // No right to the table at all is the best answer; a foreign key means that the row was found.
    if (code === '42501') return 0;
    if (code === '23503') return 1;
    throw error;
  }
}
