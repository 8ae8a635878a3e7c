import { sql } from 'kysely';
import { asksForSkillTest } from '../../../access/asked.queries.ts';
import type { Db } from '../../../platform/db/database.ts';
import { remainingSeconds } from '../clock.queries.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/** The skill tests that somebody has been asked for by an organisation with permission, or has begun; by name. */
export function listOwnSkillTests(db: Db, subjectId: number, testId?: number) {
  let query = db
    .selectFrom('skill_tests')
    .leftJoin('attempts', (join) =>
      join
        .on(sql<boolean>`attempts.test = 'mcqt_' || skill_tests.id`)
        .on('attempts.subject_id', '=', subjectId),
    )
    .select([
      'skill_tests.id',
      'skill_tests.name',
      'skill_tests.description',
      'skill_tests.questions_count',
      'skill_tests.seconds_total',
      'skill_tests.questions_per_attempt',
      'skill_tests.is_sample',
      'skill_tests.language',
      'attempts.form',
      'attempts.started_at',
      'attempts.completed_at',
      sql<number>`app.extra_percent(${subjectId}::integer)`.as('extra_percent'),
      // A clock whose time is over is as good as closed.
      sql<number>`(select count(*)::integer from app.clocks c
        where c.attempt_id = attempts.id and (c.ended_at is not null or app.clock_end(c) <= app.now()))`.as(
        'closed',
      ),
      remainingSeconds.as('remaining_seconds'),
    ])
    .where((where) =>
      where.or([
        where('attempts.id', 'is not', null),
        where.exists(asksForSkillTest(db, subjectId)),
      ]),
    );
  if (testId !== undefined) query = query.where('skill_tests.id', '=', testId);
  return query.orderBy('skill_tests.name').orderBy('skill_tests.id').execute();
}

export type OwnSkillTest = Awaited<ReturnType<typeof listOwnSkillTests>>[number];

/** Which of these skill tests an organisation uses, so that it may see their results with the permission. */
export async function listUsedSkillTests(
  db: Db,
  organizationId: OrganizationId,
  tests: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from unnest(${tests}::integer[]) as t (id)
    where app.uses_skill_test(${organizationId}::integer, t.id)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Freezes a test as it is now and answers its questions in the bank's order, without text or key. */
export async function freezeSkillTest(db: Db, testId: number) {
  const { rows } = await sql<{
    question_id: number;
    version_id: number;
    seconds: number;
    options: number;
  }>`select * from app.freeze_skill_test(${testId}::integer)`.execute(db);
  return rows;
}

interface DrawnFrom {
  question_id: number;
  version_id: number;
  seconds: number;
  options: number;
  topic: string;
  /** How many of them a sitting asks; null for all. */
  wanted: number | null;
}

/** The same with what each question is about, for a sitting that begins now. */
export async function listPool(db: Db, testId: number): Promise<DrawnFrom[]> {
  const { rows } =
    await sql<DrawnFrom>`select * from app.draw_skill_test(${testId}::integer)`.execute(db);
  return rows;
}

/** How often somebody has begun a test before; which questions were asked then is known to nobody. */
export async function countEarlierSittings(
  db: Db,
  subjectId: number,
  test: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('earlier_attempts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('subject_id', '=', subjectId)
    .where('test', '=', test)
    .executeTakeFirstOrThrow();
  return count;
}

interface ShownQuestion {
  text: string;
  image_key: string | null;
  image_alternative: string;
  options: { id: number; text: string }[];
}

/** A question of an own sitting as it was frozen, without what its options are worth. */
export async function findShownQuestion(
  db: Db,
  attemptId: number,
  questionId: number,
): Promise<ShownQuestion | undefined> {
  const { rows } = await sql<{ question: ShownQuestion | null }>`
    select app.show_skill_question(${attemptId}::integer, ${questionId}::integer) as question`.execute(
    db,
  );
  return rows[0]?.question ?? undefined;
}

export interface QuestionClock {
  part: number;
  /** Closed by an answer or by its owner. */
  ended: boolean;
  /** Its time is over, with whatever has been given back until now. */
  over: boolean;
  credited: number;
  /** How much later answers of a broken line are taken, in seconds. */
  late: number;
}

export function listQuestionClocks(db: Db, attemptId: number): Promise<QuestionClock[]> {
  return db
    .selectFrom('clocks as c')
    .select([
      'c.part',
      sql<boolean>`c.ended_at is not null`.as('ended'),
      sql<boolean>`c.ended_at is not null or app.clock_end(c) <= app.now()`.as('over'),
      'c.credited_seconds as credited',
      'c.late_seconds as late',
    ])
    .where('c.attempt_id', '=', attemptId)
    .execute();
}

/** Seconds from showing a question to its end, by question; what somebody left alone ended with its time. */
export async function listQuestionTimes(db: Db, attemptId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('clocks as c')
    .select([
      'c.part',
      sql<number>`extract(epoch from least(c.ended_at, app.clock_end(c)) - c.started_at)::float8`.as(
        'seconds',
      ),
    ])
    .where('c.attempt_id', '=', attemptId)
    .execute();
  return new Map(rows.map(({ part, seconds }) => [part, seconds]));
}

interface Closed {
  attempt_id: number | null;
  done: boolean;
}

export interface SavedSkillAnswer extends Closed {
  outcome:
    | 'saved'
    | 'kept'
    | 'completed'
    | 'answered'
    | 'time_passed'
    | 'no_clock'
    | 'no_option'
    | 'no_question'
    | 'no_attempt'
    | 'unauthenticated';
  stored: boolean;
}

interface SkillAnswer {
  tokenHash: Buffer;
  testId: number;
  questionId: number;
  optionId: number;
  /** Answers travel: what was given in time may arrive this much later, in seconds. */
  grace: number;
  /** Milliseconds that it waited on the device. */
  waited: number;
}

/** The whole way of an answer in one statement: session, sitting, option, clock, storage, end of the question. */
export async function saveSkillAnswer(db: Db, answer: SkillAnswer): Promise<SavedSkillAnswer> {
  const { tokenHash, testId, questionId, optionId, grace, waited } = answer;
  const { rows } = await sql<SavedSkillAnswer>`
    select * from app.save_skill_answer(${tokenHash}, ${testId}::integer, ${questionId}::integer, ${optionId}::integer, ${grace}::numeric, ${waited}::bigint)`.execute(
    db,
  );
  return rows[0] as SavedSkillAnswer;
}

export interface EndedQuestion extends Closed {
  outcome: 'ended' | 'kept' | 'no_clock' | 'no_question' | 'no_attempt' | 'unauthenticated';
}

export async function endQuestion(
  db: Db,
  tokenHash: Buffer,
  testId: number,
  questionId: number,
): Promise<EndedQuestion> {
  const { rows } = await sql<EndedQuestion>`
    select * from app.end_skill_question(${tokenHash}, ${testId}::integer, ${questionId}::integer)`.execute(
    db,
  );
  return rows[0] as EndedQuestion;
}

/** How many people of closed groups have got which score, everywhere. */
export async function listSkillDistribution(db: Db, testId: number) {
  const { rows } = await sql<{ percent: number; people: number }>`
    select * from app.skill_distribution(${testId}::integer)`.execute(db);
  return rows;
}
