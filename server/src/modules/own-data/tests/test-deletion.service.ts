import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { instrumentOf, type TestId, testIdOf } from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';
import type * as contract from '@assay/contract/own-data';
import type { UserContext } from '../../../platform/http/context.ts';
import { invalid, notFound } from '../../../platform/http/errors.ts';
import { queueMails } from '../../../platform/mail/mail.ts';
import { testName } from '../../subjects/index.ts';
import { describeTests, orphanedRecordings } from '../../instruments/index.ts';
import { rememberErasures } from '../restored/remembered.service.ts';
import { deleteAttempts, findPerson, listTakenTests } from './test-deletion.queries.ts';
import { ownDataMessages } from '../messages.data.ts';

/** Deletes tests of the caller, whatever campaign they were taken for. */
export async function deleteOwnTests(ctx: UserContext, ids: readonly TestId[]) {
  const { userId } = ctx.actor;
  const gone = await deleteTests(ctx, userId, ids);
  if (gone.length === 0) throw noneTaken();
  await ctx.jobs.send(ctx.db, orphanedRecordings, {});
  await ctx.audit({
    action: 'own_tests.deleted',
    entity: 'user',
    entityId: userId,
    after: { tests: gone },
  });
  return ownDataMessages.testsDeleted({ tests: gone.length });
}

/**
 * Who has this address and what they have taken, so that an operator deletes the right thing. That somebody has taken a
 * test may say something of their health, so the look is logged.
 */
export async function findTaker(
  ctx: UserContext,
  email: string,
): Promise<OutputOf<typeof contract.findTaker>['data']> {
  const person = await findPerson(ctx.db, { email });
  if (person === undefined) throw notFound();
  await ctx.audit({ action: 'subject.tests_looked_up', entity: 'subject', entityId: person.id });
  const taken = await listTakenTests(ctx.db, person.id);
  const facts = await describeTests(
    ctx.db,
    taken.map(({ test }) => test),
    ctx.language,
  );
  const names = new Map(facts.map(({ test, name }) => [test, name]));
  const { id, first_name, last_name } = person;
  return {
    id,
    first_name,
    last_name,
    email: person.email,
    tests: taken.map(({ test, rounds, started_at, completed_at }) => ({
      id: testIdOf(test),
      name: names.get(test) ?? kindOf(test, ctx.language),
      rounds,
      started_at: started_at.toISOString(),
      completed_at: completed_at?.toISOString() ?? null,
    })),
  };
}

/** What an organisation calls its interviews is nothing for operators. */
function kindOf(test: string, language: Language | null): string {
  const instrument = instrumentOf(test);
  return instrument === undefined ? test : testName(instrument, language);
}

/** An operator deletes on somebody's behalf; the person hears of it. The log names nobody. */
export async function deleteSomebodysTests(
  ctx: UserContext,
  { subject_id: subjectId, test_type_ids: ids }: BodyOf<typeof contract.deleteTests>,
) {
  const person = await findPerson(ctx.db, { id: subjectId });
  if (person === undefined) throw notFound();
  const gone = await deleteTests(ctx, subjectId, ids);
  if (gone.length === 0) throw noneTaken();
  await ctx.jobs.send(ctx.db, orphanedRecordings, {});
  await ctx.audit({
    action: 'subject.tests_deleted',
    entity: 'subject',
    entityId: subjectId,
    after: { tests: gone },
  });
  await queueMails(ctx.db, ctx.jobs, [
    {
      template: 'tests-deleted',
      params: { tests: gone, language: person.language },
      to: {
        email: person.email,
        name: `${person.first_name} ${person.last_name}`.trim(),
        userId: person.id,
      },
      dedupeKey: `tests-deleted:${person.id}:${ctx.requestId}`,
    },
  ]);
  return ownDataMessages.testsDeleted({ tests: gone.length });
}

/** Answers the tests of which there was anything. */
async function deleteTests(
  { db, jobs }: UserContext,
  subjectId: number,
  ids: readonly TestId[],
): Promise<string[]> {
  const gone = await deleteAttempts(db, subjectId, ids.map(String));
  await rememberErasures(db, jobs, 'tests', gone);
  return [...new Set(gone.map(({ test }) => test))].toSorted();
}

function noneTaken() {
  return invalid({ test_type_ids: ownDataMessages.nothingToDelete() });
}
