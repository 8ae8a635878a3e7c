import type { InstrumentId } from '@assay/contract/instruments';
import { CompiledQuery } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import {
  answerGrace,
  noticeDeletion,
  type SavedAnswer,
  saveTimedAnswer,
} from '../clock.queries.ts';

export interface GivenAnswer {
  questionId: number;
  optionIndex: number;
  seq: number | null;
}

/** What one call brings: an answer, or those of a page. */
export interface GivenAnswers {
  tokenHash: Buffer;
  instrument: InstrumentId;
  /** Null: the own one. */
  attemptId: number | null;
  /** The timed part that the answer is of, whose clock may refuse it; null where none runs. */
  part: number | null;
  /** Milliseconds that it waited on the device. */
  waited: number;
  answers: readonly GivenAnswer[];
}

// Compiled once: the query builder would otherwise put the same text together for every answer.
const oneText =
  'select * from app.save_answer($1, $2, $3::integer, $5::integer, $6::smallint, $7::integer, $4::bigint)';
const pageText = `select s.* from unnest($5::integer[], $6::smallint[], $7::integer[])
    with ordinality as a (question, option, seq, place)
  cross join lateral app.save_answer($1, $2, $3::integer, a.question, a.option, a.seq, $4::bigint) s
  order by a.place`;
const sharedText = `select * from app.save_answers($1::bytea[], $2::text[], $3::integer[], $4::integer[], $5::integer[],
  $6::smallint[], $7::integer[], $8::bigint[], $9::numeric) order by place`;

/** The whole way of the answers of one call in one statement: session, attempt, clock, order, storage; outcomes in their order. */
export async function saveAnswers(db: Db, given: GivenAnswers): Promise<SavedAnswer[]> {
  const { tokenHash, instrument, attemptId, part, waited, answers } = given;
  const [first] = answers;
  if (first === undefined) return [];
  if (part !== null && attemptId !== null) {
    return [
      await saveTimedAnswer(db, { tokenHash, instrument, attemptId, part, waited, ...first }),
    ];
  }
  const column = (field: keyof GivenAnswer) => answers.map((one) => one[field]);
  const about = [tokenHash, instrument, attemptId, waited];
  return run(
    db,
    answers.length === 1
      ? CompiledQuery.raw(oneText, [...about, first.questionId, first.optionIndex, first.seq])
      : CompiledQuery.raw(pageText, [
          ...about,
          column('questionId'),
          column('optionIndex'),
          column('seq'),
        ]),
  );
}

/** Those of several calls in one statement, each by the rules of its own. It waits for a lock no longer than a tenth of a second. */
export async function saveTogether(db: Db, all: readonly GivenAnswers[]): Promise<SavedAnswer[][]> {
  const rows = all.flatMap(({ answers, ...call }) => answers.map((one) => ({ ...call, ...one })));
  const column = (field: keyof (typeof rows)[number]) => rows.map((row) => row[field]);
  const saved = await run(
    db,
    CompiledQuery.raw(sharedText, [
      column('tokenHash'),
      column('instrument'),
      column('attemptId'),
      column('part'),
      column('questionId'),
      column('optionIndex'),
      column('seq'),
      column('waited'),
      answerGrace,
    ]),
  );
  let from = 0;
  return all.map(({ answers }) => saved.slice(from, (from += answers.length)));
}

async function run(db: Db, query: CompiledQuery): Promise<SavedAnswer[]> {
  const { rows } = await db.executeQuery(query);
  return (rows as SavedAnswer[]).map(noticeDeletion);
}
