import type { LogicalSection } from '@assay/contract/logical';
import { instruments } from '@assay/instruments/registry';
import { completeAttempt } from '../modules/instruments/index.ts';
import type { Person, Tenant } from './factories.ts';
import type { TestServer } from './harness.ts';
import { startedCampaign } from './shortcuts.ts';

/** Somebody whom a running campaign asks for the logical test. */
export function logicalTaker(
  server: TestServer,
  tenant: Tenant,
  changes: Record<string, unknown> = {},
) {
  return startedCampaign(server, tenant, { test_types: ['2'], ...changes });
}

export const logicalQuestions = (
  server: TestServer,
  { token }: Person,
  section: LogicalSection,
  begin = true,
) => server.call('GET', `/api/iq-test/questions/${section}${begin ? '' : '?begin=0'}`, { token });

export const logicalTime = (server: TestServer, { token }: Person, section: LogicalSection) =>
  server.call('GET', `/api/iq-test/time/${section}`, { token });

export const endLogical = (server: TestServer, { token }: Person, section: LogicalSection) =>
  server.call('PUT', `/api/iq-test/complete/${section}`, { token });

export function logicalAnswer(
  server: TestServer,
  { token }: Person,
  { questionId, ...answer }: { questionId: number; optionId: number; seq?: number },
  waitedSeconds = 0,
) {
  const type = questionId > 100 ? 'sequence' : 'analogy';
  const json = { questionId, ...answer, type, confirmed: true };
  return server.call('POST', `/api/iq-test/answers/${type}`, {
    token,
    json,
    headers: { 'x-answer-waited': String(1000 * waitedSeconds) },
  });
}

/** The whole logical test of a made-up person, scored; without 40 calls. @param options.answered only the first so many. */
export async function finishLogical(
  server: TestServer,
  person: Person,
  {
    seed = 1,
    language = 'en',
    always,
    answered,
  }: { seed?: number; language?: string; always?: number; answered?: number } = {},
): Promise<number> {
  const { version, itemCount, parts } = instruments.iq;
  const form = instruments.iq.sampleForm(seed);
  const [attempt] = await server.database.query<{ id: number }>(
    `insert into app.attempts (subject_id, instrument, test, version, language, questions, parts, started_at)
     values ($1, 'iq', '2', $2, $3, $4, $5, app.now() - interval '30 minutes') returning id`,
    [person.id, version, language, itemCount, parts],
  );
  const id = (attempt as { id: number }).id;
  await server.database.query('insert into app.attempt_keys (attempt_id, key) values ($1, $2)', [
    id,
    JSON.stringify(form.keys),
  ]);
  const rows = instruments.iq.simulate(seed, form).slice(0, answered);
  await server.database.query(
    `insert into app.answers (attempt_id, question_id, option_index, seq, answered_at)
     select $1, q, o, n, app.now() - interval '30 minutes' + make_interval(secs => n * 20)
     from unnest($2::int[], $3::int[]) with ordinality as t (q, o, n)`,
    [id, rows.map((row) => row.questionId), rows.map((row) => always ?? row.index)],
  );
  await server.database.query(
    `insert into app.clocks (attempt_id, part, base_seconds, started_at, seen_at, ended_at)
     select $1, part, 720, began, began + interval '12 minutes', began + interval '12 minutes'
     from (select part, app.now() - interval '30 minutes' + (part - 1) * interval '400 seconds' as began from generate_series(1, 2) part) p`,
    [id],
  );
  await completeAttempt({ db: server.node.pool.db, jobs: server.node.queue }, id);
  return id;
}
