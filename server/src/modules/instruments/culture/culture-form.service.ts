import {
  type CultureForm,
  cultureVersionOf,
  enoughForItemMeans,
  type ItemMeans,
} from '@assay/instruments/culture/versions';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** More people than this move the mean of a practice by less than it shows. */
const enoughResults = 1000;

/** What a sitting was asked, with what others wanted of it as far as enough have answered the same. */
export async function loadCultureForm(db: Db, stored: string): Promise<CultureForm> {
  const version = cultureVersionOf(stored);
  return { version, wanted: await findItemMeans(db, version) };
}

async function findItemMeans(db: Db, version: string): Promise<ItemMeans | null> {
  const { rows } = await sql<{ people: number; mean: number }>`
    select count(*)::integer as people, avg(answer.value::integer)::float8 as mean
    from (
      select scores from app.results
      where instrument = 'culture' and scores ->> 'version' = ${version}
      order by attempt_id desc limit ${enoughResults}) r
    cross join lateral jsonb_array_elements_text(r.scores -> 'values') with ordinality as answer (value, place)
    group by answer.place order by answer.place`.execute(db);
  const n = rows[0]?.people ?? 0;
  return n < enoughForItemMeans ? null : { n, values: rows.map(({ mean }) => mean) };
}
