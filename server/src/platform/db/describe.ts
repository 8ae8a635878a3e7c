import pg from 'pg';

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  filled: boolean;
  always: boolean;
}

const tsTypes: Record<string, string> = {
  integer: 'number',
  smallint: 'number',
  bigint: 'number',
  real: 'number',
  boolean: 'boolean',
  text: 'string',
  uuid: 'string',
  date: 'string',
  jsonb: 'Json',
  bytea: 'Buffer',
  interval: 'string',
  'timestamp with time zone': 'Moment',
  'integer[]': 'number[]',
  'text[]': 'string[]',
};

/** What a migrated database looks like: types for Kysely and a listing for the reader of a diff. */
export async function describeDatabase(url: string): Promise<{ types: string; listing: string }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Column>(`
      select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
        not a.attnotnull as nullable, (a.atthasdef or a.attidentity <> '') as filled, a.attidentity = 'a' as always
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'app'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      order by c.relname, a.attnum`);
    const lines = await client.query<{ line: string }>(`
      select format('index %s', indexdef) as line, tablename as t, 1 as n from pg_indexes where schemaname = 'app'
      union all select format('policy %s on %s for %s to %s using %s check %s', policyname, tablename, cmd, roles, coalesce(qual, '-'), coalesce(with_check, '-')), tablename, 2
        from pg_policies where schemaname = 'app'
      union all select format('row security %s forced %s on %s', relrowsecurity, relforcerowsecurity, relname), relname, 0
        from pg_class where relnamespace = 'app'::regnamespace and relkind = 'r'
      union all select format('function %s(%s) definer %s owner %s', proname, pg_get_function_identity_arguments(oid), prosecdef, proowner::regrole), '~', 3
        from pg_proc where pronamespace = 'app'::regnamespace
      order by t, n, line`);
    const columns = rows.map(
      (c) =>
        `column ${c.table}.${c.name} ${c.type}${c.nullable ? '' : ' not null'}${c.filled ? ' filled' : ''}`,
    );
    return {
      types: typesOf(rows),
      listing: [...columns, ...lines.rows.map((row) => row.line.replaceAll(/\s+/g, ' '))]
        .map((line) => `${line}\n`)
        .join('')
        .replaceAll(`owner ${await ownerOf(client)}\n`, 'owner (migrations)\n'),
    };
  } finally {
    await client.end();
  }
}

async function ownerOf(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>('select current_user as name');
  return rows[0]?.name ?? '';
}

function typesOf(columns: Column[]): string {
  const tables = Map.groupBy(columns, (column) => column.table);
  const interfaces = [...tables].map(([table, list]) => {
    const fields = list.map((column) => `  ${column.name}: ${typeOf(column)};\n`).join('');
    return `export interface ${nameOf(table)}Table {\n${fields}}\n`;
  });
  const members = [...tables.keys()].map((table) => `  ${table}: ${nameOf(table)}Table;\n`);
  return `// Generated from the migrations by \`npm run schema\`; a test compares it with the database.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { OrganizationId } from '../src/platform/db/organization-id.ts';

type Moment = ColumnType<Date, Date | string, Date | string>;
type FilledMoment = ColumnType<Date, Date | string | undefined, Date | string>;
type Json = ColumnType<unknown, string, string>;

${interfaces.join('\n')}
export interface Database {
${members.join('')}}
`;
}

function typeOf(column: Column): string {
  const isOrganization =
    column.name === 'organization_id' || (column.table === 'organizations' && column.name === 'id');
  const base = isOrganization ? 'OrganizationId' : tsTypes[column.type];
  if (base === undefined) throw new Error(`No TypeScript type for ${column.type}`);
  if (base === 'Moment' && column.filled) return 'FilledMoment';
  const nullable = column.nullable ? `${base} | null` : base;
  if (column.always) return `GeneratedAlways<${nullable}>`;
  return column.filled ? `Generated<${nullable}>` : nullable;
}

function nameOf(table: string): string {
  return table.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
