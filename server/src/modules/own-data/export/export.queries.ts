import { sql } from 'kysely';
import { testsOfCampaign } from '../../../access/scope.ts';
import type { OwnDataExport } from '@assay/contract/own-data';
import type { Db } from '../../../platform/db/database.ts';
import { parts } from './export-parts.data.ts';

export type Rows = OwnDataExport['data'][string];

/** The rows of one part, with names as the file has them. */
async function readPart(db: Db, userId: number, table: string): Promise<[string, Rows]> {
  const part = parts[table as keyof typeof parts];
  if (part === undefined) throw new Error(`No part for ${table}`);
  const columns = Object.entries(part.columns)
    .map(([name, value]) => `${value === true ? name : value} as "${name}"`)
    .join(', ');
  // Of fixed words of this module alone; the id is a number.
  const whose = part.whose.replaceAll(/\bme\b/g, String(userId));
  const { rows } = await sql<{ rows: Rows }>`
    select coalesce(jsonb_agg(to_jsonb(x)), '[]') as rows
    from (${sql.raw(`select ${columns} from app.${table} where ${whose} order by ${part.order}`)}) x`.execute(
    db,
  );
  return [part.name, rows[0]?.rows ?? []];
}

async function readNames(db: Db, query: ReturnType<typeof sql>): Promise<Rows> {
  const { rows } = await sql<{ rows: Rows }>`
    select coalesce(jsonb_agg(to_jsonb(x)), '[]') as rows from (${query}) x`.execute(db);
  return rows[0]?.rows ?? [];
}

/** Every part, and the names of the organisations and campaigns in them. */
export async function readOwnData(db: Db, userId: number): Promise<OwnDataExport['data']> {
  const data: OwnDataExport['data'] = {};
  for (const table of Object.keys(parts)) {
    const [name, rows] = await readPart(db, userId, table);
    data[name] = rows;
  }
  data['actions'] = await readNames(db, sql`select * from app.list_own_actions()`);
  data['organizations'] = await readNames(
    db,
    sql`select id, name, retention_months, time_zone from app.organizations order by id`,
  );
  data['campaigns'] = await readNames(
    db,
    sql`select id, organization_id, name, type, status, ${testsOfCampaign} as test_types, deadline, sender_name, sender_email from app.campaigns order by id`,
  );
  return data;
}
