import { sql } from 'kysely';
import type { Db } from '../../../../../platform/db/database.ts';

interface GroupFields {
  groupName: string;
  options: { text: string; score: number }[];
}

export interface OptionGroup {
  id: number;
  name: string;
  options: GroupFields['options'];
  created_at: Date;
}

const columns = sql`id, name, options, created_at`;

export async function listGroups(db: Db): Promise<OptionGroup[]> {
  const { rows } =
    await sql<OptionGroup>`select ${columns} from app.option_groups order by lower(name), id`.execute(
      db,
    );
  return rows;
}

export async function findGroupToChange(db: Db, id: number): Promise<OptionGroup | undefined> {
  const { rows } =
    await sql<OptionGroup>`select ${columns} from app.option_groups where id = ${id}::integer for no key update`.execute(
      db,
    );
  return rows[0];
}

export async function insertGroup(db: Db, { groupName, options }: GroupFields) {
  const { rows } = await sql<OptionGroup>`insert into app.option_groups (name, options, created_at)
    values (${groupName}, ${JSON.stringify(options)}::jsonb, app.now()) returning ${columns}`.execute(
    db,
  );
  return rows[0] as OptionGroup;
}

export async function updateGroupRow(db: Db, id: number, { groupName, options }: GroupFields) {
  const { rows } = await sql<OptionGroup>`update app.option_groups
    set name = ${groupName}, options = ${JSON.stringify(options)}::jsonb where id = ${id}::integer
    returning ${columns}`.execute(db);
  return rows[0] as OptionGroup;
}

export async function deleteGroupRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('option_groups').where('id', '=', id).execute();
}
