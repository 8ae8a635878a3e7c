import type { Database } from '../../../../schema/database.ts';

export type Table = keyof Database;

/** What the export takes from a table. */
export interface Part {
  /** Name of the part in the file. */
  name: string;
  /** Which rows are the person's; `me` is their id. Row security says the same. */
  whose: string;
  order: string;
  /** Names in the file, with the column or expression behind each; `true` is the column of that name. */
  columns: Record<string, string | true>;
  /** Columns that stay out, each with the reason. */
  without: Record<string, string>;
}

export const secret = 'a secret: whoever has it gets in';
export const isKey = 'is how the rows are found; the id of the account stands in `account`';
export const others = 'who of its people an organisation had do it is theirs to say';
export const ofMine = (table: string) =>
  `exists (select from app.attempts a where a.id = ${table}.attempt_id and a.subject_id = me)`;
