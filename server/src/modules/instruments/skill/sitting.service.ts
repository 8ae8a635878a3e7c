import type { OutputOf } from '@assay/contract/endpoint';
import { skillTestOf } from '@assay/contract/instruments';
import type { getSkillQuestion } from '@assay/contract/skill-tests';
import type { UserContext } from '../../../platform/http/context.ts';
import { listAnswers } from '../attempt.queries.ts';
import { findOwnAttempt, holdAttempt, openAttempt } from '../attempt.service.ts';
import { type Clock, endClock, type SignOfLife, startClock, touchClock } from '../clock.queries.ts';
import { unscoredSweep } from '../completion.service.ts';
import { makeForm, type SittingForm } from './form.service.ts';
import { findShownQuestion, listQuestionClocks, type QuestionClock } from './skill-test.queries.ts';
import { getOwnSkillTest } from './test-list.service.ts';

type Sitting = OutputOf<typeof getSkillQuestion>['data'];
type Asked = SittingForm['questions'][number];

/**
 * What a broken line is given back at most, in seconds. A page says every 5 s that it is there, and a silence counts from
 * 15 s on, so an ordinary change of networks fits into 30 s; and since each question could be lost once, all of them
 * together get no more than other tests give a section, so that pulling the plug buys nobody a test of twice the length.
 */
const creditLimit = { question: 30, test: 120 };

/**
 * The question that is the person's now. With `begin` the sitting goes on: the next question is shown, which starts its
 * clock. After one that ran out while nobody answered it is only closed: whoever is away loses that one, and the next
 * waits for another call. Without `begin` the clock that runs hears a sign of life, and nothing else happens.
 */
export async function showSitting(
  ctx: UserContext,
  testId: number,
  begin: boolean,
  sign: SignOfLife,
): Promise<Sitting> {
  const known = await getOwnSkillTest(ctx, testId);
  const test = skillTestOf(testId);
  const attempt = begin
    ? await openAttempt(ctx, { instrument: 'skill', test, form: () => makeForm(ctx, testId) })
    : await findOwnAttempt(ctx, test);
  if (attempt === undefined) {
    const total = known.questions;
    const number = Math.min(1, total);
    const { name, language } = known;
    return {
      attemptId: null,
      name,
      language,
      number,
      total,
      completed: false,
      question: null,
      ranOut: false,
    };
  }
  // Another tab or device that goes on at the same time waits here, and then finds the same clock running.
  if (begin) await holdAttempt(ctx.db, attempt.id);
  const { questions } = attempt.form as SittingForm;
  const current = await findCurrent(ctx, attempt.id, questions, begin, sign);
  if (current.at === undefined && begin && attempt.completed_at === null) {
    // Its last question ran out while nobody looked.
    await ctx.jobs.send(ctx.db, unscoredSweep, {});
  }
  return {
    attemptId: attempt.id,
    name: known.name,
    language: known.language,
    number: (current.at ?? questions.length - 1) + 1,
    total: questions.length,
    completed: current.at === undefined,
    question: current.clock === undefined ? null : await present(ctx, testId, attempt.id, current),
    ranOut: current.clock === undefined && (await hasRunOut(ctx, attempt.id, questions, current)),
  };
}

interface Current {
  /** Place of the question that is next; undefined when there is none left. */
  at?: number;
  asked?: Asked;
  /** Undefined while it has not been shown. */
  clock?: Clock;
}

async function findCurrent(
  { db, actor }: UserContext,
  attemptId: number,
  questions: readonly Asked[],
  begin: boolean,
  sign: SignOfLife,
): Promise<Current> {
  const clocks = new Map(
    (await listQuestionClocks(db, attemptId)).map((clock) => [clock.part, clock]),
  );
  let closed = false;
  for (const [at, asked] of questions.entries()) {
    const { questionId } = asked;
    const known = clocks.get(questionId);
    if (known?.ended === true) continue;
    if (known === undefined) {
      if (!begin || closed) return { at, asked };
      const limit = creditLeft(clocks.values());
      const clock = { attemptId, part: questionId, seconds: asked.seconds, creditLimit: limit };
      await startClock(db, actor.userId, clock);
    }
    // A sign of life first: what a broken line has cost may be given back now.
    const clock = await touchClock(db, attemptId, questionId, sign);
    if (clock === undefined || !clock.over) return { at, asked, ...(clock && { clock }) };
    if (!begin) continue;
    await endClock(db, attemptId, questionId);
    closed = true;
  }
  return {};
}

/** Whether the question before the next one was left without an answer. */
async function hasRunOut(
  { db }: UserContext,
  attemptId: number,
  questions: readonly Asked[],
  { at = questions.length }: Current,
): Promise<boolean> {
  const before = questions[at - 1];
  if (before === undefined) return false;
  const answers = await listAnswers(db, attemptId);
  return !answers.some(({ question_id }) => question_id === before.questionId);
}

function creditLeft(clocks: Iterable<QuestionClock>): number {
  let given = 0;
  for (const { credited, late } of clocks) given += credited + late;
  return Math.max(0, Math.min(creditLimit.question, creditLimit.test - given));
}

async function present(
  { db }: UserContext,
  testId: number,
  attemptId: number,
  { asked, clock }: Current,
): Promise<Sitting['question']> {
  if (asked === undefined || clock === undefined) return null;
  const { questionId, order } = asked;
  const question = await findShownQuestion(db, attemptId, questionId);
  if (question === undefined)
    throw new Error(`Sitting ${attemptId} has lost question ${questionId}`);
  const { text, image_key, image_alternative, options } = question;
  return {
    id: questionId,
    text,
    image:
      image_key === null
        ? null
        : {
            url: `/api/skill-test/${testId}/questions/${questionId}/image`,
            alternative: image_alternative,
          },
    options: order.flatMap((place) => {
      const option = options[place];
      return option === undefined ? [] : [{ id: option.id, text: option.text }];
    }),
    seconds: clock.allowed,
    remainingSeconds: clock.remaining,
    givenBackSeconds: clock.credited,
  };
}
