import type { InstrumentId } from '@assay/contract/instruments';
import { getInstrument } from '@assay/instruments/registry';
import type { NormPart } from '@assay/instruments/personality/norm-engine';
import type { Norm } from '@assay/instruments/personality/norms';
import type { StoredPersonality } from '@assay/instruments/personality/score';
import { sql } from 'kysely';
import { type Db, now } from '../../../../platform/db/database.ts';

/** A norm from the installation's own people. */
export interface OwnNorm extends Norm {
  id: number;
  part: NormPart;
  active: boolean;
  computedAt: Date;
}

export async function listOwnNorms(db: Db): Promise<OwnNorm[]> {
  const rows = await db
    .selectFrom('norms')
    .selectAll()
    .where('instrument', '=', 'personality')
    .orderBy('id')
    .execute();
  return rows.map(
    ({ id, part, group_name, name, version, source, n, scales, active, computed_at }) => ({
      id,
      part: part as NormPart,
      group: group_name,
      name,
      version,
      source,
      n,
      scales: scales as Norm['scales'],
      active,
      computedAt: computed_at,
    }),
  );
}

/** Norms are written by whoever owns the database, with the command for it, and never by a request. */
async function asOwner<T>(db: Db, write: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
  await sql`set local role none`.execute(db);
  const written = await write();
  await sql`select set_config('role', ${rows[0]?.role ?? 'none'}, true)`.execute(db);
  return written;
}

export async function insertOwnNorm(
  db: Db,
  instrument: InstrumentId,
  part: NormPart,
  norm: Norm & { n: number },
): Promise<number> {
  const { name, version, group, source, n, scales } = norm;
  const row = await asOwner(db, () =>
    db
      .insertInto('norms')
      .values({
        instrument,
        part,
        group_name: group,
        name,
        version,
        source,
        n,
        scales: JSON.stringify(scales),
        computed_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return row.id;
}

/** Puts one norm into force, or with null none, in place of whichever was before for this part and group. */
export async function switchNorm(
  db: Db,
  { instrument, part, group }: { instrument: InstrumentId; part: NormPart; group: string },
  id: number | null,
): Promise<void> {
  await asOwner(db, async () => {
    await db
      .updateTable('norms')
      .set({ active: false })
      .where('instrument', '=', instrument)
      .where('part', '=', part)
      .where('group_name', '=', group)
      .where('active', '=', true)
      .execute();
    if (id !== null)
      await db.updateTable('norms').set({ active: true }).where('id', '=', id).execute();
  });
}

/** More people than this move a norm by less than it shows. */
const enoughPeople = 5000;

/** The newest results of the items of today, of people of some ages (null: of all), with the answers behind them. */
export async function listNormPeople(
  db: Db,
  instrument: InstrumentId,
  groups: readonly string[] | null,
) {
  const { rows } = await sql<{ scores: StoredPersonality; questions: number[]; options: number[] }>`
    select r.scores, a.questions, a.options
    from (
      select attempt_id, scores from app.results
      where instrument = ${instrument} and scores ->> 'version' = ${getInstrument(instrument).version}
        and (${groups}::text[] is null
          or coalesce(scores -> 'ageGroup', scores -> 'norm') ->> 'group' = any (${groups}::text[]))
      order by scored_at desc limit ${enoughPeople}) r
    cross join lateral (
      select array_agg(question_id) as questions, array_agg(option_index) as options
      from app.answers where attempt_id = r.attempt_id) a`.execute(db);
  return rows.map(({ scores, questions, options }) => ({
    stored: scores,
    answers: (questions ?? []).map((questionId, at) => ({ questionId, index: options[at] ?? 0 })),
  }));
}
