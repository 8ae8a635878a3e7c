import { instruments } from '@assay/instruments/registry';
import { system, transact } from '../../../platform/db/database.ts';
import type { TestServer } from '../../../test/harness.ts';
import { loadKeyedForm } from './form.service.ts';

/** What one made-up person chose: the place of an option in the bank's order by the place of a question, null for nothing. */
type Choices = readonly (number | null)[];

/** Writes results of made-up people who have taken a test as it is now; scored as real ones are. */
export async function insertSkillResults(
  server: TestServer,
  testId: number,
  people: readonly Choices[],
): Promise<void> {
  const frozen = await server.database.query<{ question_id: number; version_id: number }>(
    'select question_id, version_id from app.freeze_skill_test($1)',
    [testId],
  );
  const form = {
    testId,
    questions: frozen.map(({ question_id, version_id }) => {
      return { questionId: question_id, versionId: version_id, seconds: 60, order: [] };
    }),
  };
  const keyed = await transact(server.node.pool.db, system, (trx) => loadKeyedForm(trx, form));
  const rows = people.map((choices) => {
    const answers = keyed.questions.flatMap(({ questionId }, i) => {
      const index = choices[i];
      return index == null ? [] : [{ questionId, index, seconds: 20 }];
    });
    const scores = instruments.skill.score(answers, { form: keyed });
    return { scores, summary: instruments.skill.summarise(scores) };
  });
  await server.database.query(
    `with person as (
       insert into app.users (email, first_name, last_name) select gen_random_uuid() || '@example.org', 'A', 'B' from generate_series(1, $1::int) returning id
     ), seated as (
       insert into app.attempts (subject_id, instrument, test, version, language, questions, parts, form, started_at, completed_at)
       select id, 'skill', $2, '1', 'en', $3::int, $3::int, $4::jsonb, app.now(), app.now() from person returning id, subject_id
     ), numbered as (select id, subject_id, row_number() over () as place from seated)
     insert into app.results (attempt_id, subject_id, instrument, test, scores, summary, minutes, scored_at)
     select n.id, n.subject_id, 'skill', $2, r.value -> 'scores', r.value -> 'summary', 5, app.now()
     from numbered n join jsonb_array_elements($5::jsonb) with ordinality r on r.ordinality = n.place`,
    [
      people.length,
      `mcqt_${testId}`,
      form.questions.length,
      JSON.stringify(form),
      JSON.stringify(rows),
    ],
  );
}
