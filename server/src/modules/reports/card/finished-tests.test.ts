import { expect, test } from 'vitest';
import { system, transact } from '../../../platform/db/database.ts';
import { seatFinished } from '../../../test/crowd.ts';
import { makeTenant } from '../../../test/factories.ts';
import { useServer } from '../../../test/harness.ts';
import { listTestsFinished } from './card.queries.ts';

/** More than twice as many as are asked about at once. */
const size = 1100;

test('which tests anybody of more than a thousand people has finished, wherever in the list they are', async () => {
  const server = await useServer();
  const tenant = await makeTenant(server);
  const { people } = await seatFinished(server, tenant, size);
  const finished = (tests: string[], subjectIds = people) =>
    transact(server.node.pool.db, system, (db) =>
      listTestsFinished(db, tenant.organization.id, { subjectIds, tests }),
    );
  const [early, late, hidden] = [people[3], people[1050], people[1080]];
  const add = (subject: number | undefined, instrument: string, name: string) =>
    server.database.query(
      `with a as (
         insert into app.attempts (subject_id, instrument, test, version, language, questions, started_at, completed_at)
         values ($1, $2, $3, '1', 'en', 40, app.now(), app.now()) returning id, subject_id)
       insert into app.results (attempt_id, subject_id, instrument, test, scores, summary, minutes, scored_at)
         select id, subject_id, $2, $3, '{}', '{}', 20, app.now() from a`,
      [subject, instrument, name],
    );
  await add(early, 'personality', '1');
  await add(late, 'culture', '3');
  await add(hidden, 'burnout', 'burnout');
  await server.database.query(
    'update app.permissions set revoked_at = app.now() where subject_id = $1',
    [hidden],
  );
  const all = ['3', 'burnout', '1', '2'];
  // In the order in which they were asked for, and nothing of who permits nothing.
  expect(await finished(all)).toEqual(['3', '1', '2']);
  expect(await finished(all, people.toReversed())).toEqual(['3', '1', '2']);
  expect(await finished(all, people.slice(0, 1000))).toEqual(['1', '2']);
  expect(await finished([])).toEqual([]);
  expect(await finished(all, [])).toEqual([]);
});
