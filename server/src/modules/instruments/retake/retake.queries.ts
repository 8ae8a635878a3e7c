import { type Expression, sql } from 'kysely';
import { factsOf } from '@assay/contract/instruments';
import { type Db, now } from '../../../platform/db/database.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** Days to wait for a test, as calls name it. */
function daysToWait(test: string): number | undefined {
  return factsOf(test)?.retakeDays;
}

interface Wait {
  test: string;
  available_at: Date;
  waived: boolean;
}

/**
 * Tests that somebody has deleted and cannot take again yet, with when that ends: counted from the beginning of the last
 * attempt. A waiver holds for the attempts that had begun when it was given, while its organisation asks for the test and
 * holds the person's permission.
 */
export async function listWaits(db: Db, subjectId: number): Promise<Wait[]> {
  const { rows } = await sql<{ test: string; last: Date; at: Date; waived: boolean }>`
    select e.test, max(e.started_at) as last, app.now() as at, exists (
        select from app.retake_waivers w where w.subject_id = ${subjectId}::integer and w.test = e.test
          and w.set_at >= max(e.started_at) and app.is_asked_by(w.organization_id, w.subject_id, w.test)) as waived
    from app.earlier_attempts e
    where e.subject_id = ${subjectId}::integer and not exists (
      select from app.attempts a where a.subject_id = e.subject_id and a.test = e.test)
    group by e.test order by e.test`.execute(db);
  return rows.flatMap(({ test, last, at, waived }) => {
    const days = daysToWait(test);
    if (days === undefined) return [];
    const available = new Date(last.getTime() + days * 86_400_000);
    return available > at ? [{ test, available_at: available, waived }] : [];
  });
}

export async function saveWaiver(
  db: Db,
  waiver: { organizationId: OrganizationId; subjectId: number; test: string; setBy: number },
): Promise<void> {
  const values = { set_by: waiver.setBy, set_at: now };
  await db
    .insertInto('retake_waivers')
    .values({
      organization_id: waiver.organizationId,
      subject_id: waiver.subjectId,
      test: waiver.test,
      ...values,
    })
    .onConflict((already) =>
      already.columns(['subject_id', 'organization_id', 'test']).doUpdateSet(values),
    )
    .execute();
}

/** Which attempt a row of `attempts` is, to be selected beside it. */
export function attemptNumberOf(subject: Expression<number> | ReturnType<typeof sql.ref>) {
  return sql<{ number: number; previousAt: string | null; within30Days: boolean }>`(
    select json_build_object('number', 1 + count(*), 'previousAt', to_char(max(e.started_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'within30Days', coalesce(max(e.started_at) >= attempts.started_at - interval '30 days', false))
    from app.earlier_attempts e where e.subject_id = ${subject} and e.test = attempts.test)`;
}
