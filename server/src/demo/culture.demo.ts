import { simulateManagers } from '@assay/instruments/culture/simulate';
import { cultureVersion } from '@assay/instruments/culture/versions';
import type { Trx } from '../platform/db/database.ts';
import { addAccount } from './account.demo.ts';
import { daysAgo } from './days.ts';
import type { OrganizationId } from '../platform/db/organization-id.ts';

interface Organization {
  id: OrganizationId;
  /** Who began the test; the others are added here. */
  manager: number;
  colleagues: readonly (readonly [first: string, last: string])[];
  seed: number;
  /** How far they agree, r_wg. */
  agreement: number;
}

/** An organisation's culture test, answered by its manager and the colleagues that come with it; answers who they are. */
export async function loadCulture(
  db: Trx,
  passwordHash: string,
  { id, manager, colleagues, seed, agreement }: Organization,
): Promise<number[]> {
  const managers = [manager];
  for (const [first, last] of colleagues) {
    const email = `${first}.${last}@assay.test`.toLowerCase();
    const account = { email, first, last, role: 'admin', organizationId: id } as const;
    managers.push(await addAccount(db, passwordHash, account));
  }
  const test = await db
    .insertInto('culture_tests')
    .values({
      organization_id: id,
      name: 'How we work together',
      version: cultureVersion,
      created_by: manager,
      created_at: daysAgo(20),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = simulateManagers(seed, managers.length, { agreement }).flatMap((answers, at) =>
    answers.map(({ questionId, index }) => ({
      test_id: test.id,
      user_id: managers[at] as number,
      question_id: questionId,
      value: index + 1,
      answered_at: daysAgo(19 - at),
    })),
  );
  await db.insertInto('culture_answers').values(rows).execute();
  return managers.slice(1);
}
