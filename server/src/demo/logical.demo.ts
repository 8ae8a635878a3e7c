import { testOf } from '@assay/contract/instruments';
import { sectionSeconds } from '@assay/instruments/logical/definition';
import { generateForm } from '@assay/instruments/logical/form';
import { logical } from '@assay/instruments/logical/instrument';
import { sql } from 'kysely';
import type { Trx } from '../platform/db/database.ts';
import { addAccount } from './account.demo.ts';
import { addAnswers, addSitting } from './attempts.demo.ts';
import { addCampaign, addInvitation, namePerson } from './campaigns.demo.ts';
import { daysAgo } from './days.ts';
import { firstNames, lastNames } from './people.data.ts';
import type { OrganizationId } from '../platform/db/organization-id.ts';

interface Organization {
  id: OrganizationId;
  manager: number;
}

/** How far each of them has come: nine are done, one is between the two parts, one did not come in time. */
const states = [...Array<'completed'>(9).fill('completed'), 'in_progress', 'expired'] as const;

/** A campaign that is over and has asked for the logical test, with people of its own. */
export async function loadLogical(
  db: Trx,
  passwordHash: string,
  { id: organizationId, manager }: Organization,
): Promise<void> {
  const campaign = await addCampaign(db, {
    organizationId,
    createdBy: manager,
    sender: ['Maria Keller', 'manager@assay.test'],
    name: 'Data analysts',
    type: 'recruitment',
    status: 'completed',
    profile: null,
    tests: [testOf('iq')],
    deadline: -1,
    age: 15,
  });
  for (const [at, state] of states.entries()) {
    // The same names as elsewhere in the demo, otherwise combined.
    const person = namePerson(firstNames[5 * at + 2] ?? '', lastNames[59 - 4 * at] ?? '');
    const id = await addAccount(db, passwordHash, person);
    const seed = 201 + at;
    const since = await addInvitation(db, {
      ...person,
      id,
      campaign,
      organizationId,
      state,
      seed,
      unanswered: true,
    });
    const taker = { id, seed, done: true };
    const sitting = { instrument: logical, test: testOf('iq'), form: logical.sampleForm(seed) };
    if (state === 'completed') await addSitting(db, taker, since, sitting);
    if (state === 'in_progress') await addHalf(db, taker, since);
  }
}

/** Somebody for whom the time of the first part is over and who has not begun the second one. */
async function addHalf(db: Trx, { id, seed }: { id: number; seed: number }, since: number) {
  const [analogy, sequence] = [
    generateForm('analogy', [seed, 1]),
    generateForm('sequence', [seed, 2]),
  ];
  const attempt = await db
    .insertInto('attempts')
    .values({
      subject_id: id,
      instrument: 'iq',
      test: testOf('iq'),
      version: logical.version,
      language: 'en',
      questions: logical.itemCount,
      parts: logical.parts,
      form: JSON.stringify({ analogy: analogy.items, sequence: sequence.items }),
      started_at: daysAgo(since),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const key = { analogy: analogy.key, sequence: sequence.key };
  await db
    .insertInto('attempt_keys')
    .values({ attempt_id: attempt.id, key: JSON.stringify(key) })
    .execute();
  const answers = logical.simulate(seed, { version: logical.version, keys: key });
  await addAnswers(db, attempt.id, answers.slice(0, 16), since);
  const end = sql<Date>`${daysAgo(since)} + ${sectionSeconds} * interval '1 second'`;
  await db
    .insertInto('clocks')
    .values({
      attempt_id: attempt.id,
      part: 1,
      base_seconds: sectionSeconds,
      started_at: daysAgo(since),
      seen_at: end,
      ended_at: end,
    })
    .execute();
}
