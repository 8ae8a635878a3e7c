import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import type { updateBurnout } from '@assay/contract/burnout';
import { burnoutKey, findBurnoutKey } from '@assay/instruments/burnout/definition';
import {
  applies,
  type BurnoutForm,
  canBeScored,
  isBurnoutComplete,
  openBurnoutQuestions,
} from '@assay/instruments/burnout/form';
import { hashToken } from '../../../access/token.ts';
import { transact, type Trx, type Viewer } from '../../../platform/db/database.ts';
import type { ManualContext } from '../../../platform/http/context.ts';
import { conflict, invalid, notFound, unauthenticated } from '../../../platform/http/errors.ts';
import type { Services } from '../../../platform/http/registrar.ts';
import { saveAnswers } from '../answer/answer.queries.ts';
import { accept, type AcceptedAnswer } from '../answer/answer.service.ts';
import { lockAttempt } from '../attempt.queries.ts';
import { completeAttempt } from '../completion.service.ts';
import { presentRecord } from './burnout.presenter.ts';
import { findRecord, setForm } from './record.queries.ts';
import { instrumentMessages } from '../messages.data.ts';
import type { Message } from '../../../platform/words/message.ts';

type Update = BodyOf<typeof updateBurnout>;
type Updated = OutputOf<typeof updateBurnout>['data'];

const servedId = 3;

/** Saves what is sent of one category; whatever completes the record is scored before saying so. */
export async function updateRecord(
  services: Services,
  { actor, token }: Pick<ManualContext, 'actor' | 'token'>,
  update: Update,
): Promise<Updated> {
  if (actor === null || token === null) throw unauthenticated();
  const { burnout_test_id: recordId } = update;
  const viewer: Viewer = { scope: 'candidate', userId: actor.userId };
  const owner = { subjectId: actor.userId, tokenHash: hashToken(token) };
  const saved = await transact(services.db, viewer, (trx) => save(trx, owner, update));
  if (saved.complete) await completeAttempt(services, recordId);
  const record = await transact(
    services.db,
    viewer,
    (trx) => findRecord(trx, actor.userId, recordId),
    { readOnly: true },
  );
  // Deleted on another device in this very moment.
  if (record === undefined) throw notFound();
  return {
    ...presentRecord(record),
    served: record.form.served,
    saved: saved.answers.map(({ questionId, seq, stored }) => {
      return { question_id: questionId, seq, stored };
    }),
  };
}

async function save(
  trx: Trx,
  owner: { subjectId: number; tokenHash: Buffer },
  update: Update,
): Promise<{ answers: AcceptedAnswer[]; complete: boolean }> {
  const { burnout_test_id: recordId } = update;
  // Two devices take turns, so that the form knows all answers.
  await lockAttempt(trx, recordId);
  const record = await findRecord(trx, owner.subjectId, recordId);
  const problems = problemsOf(update);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  if (record === undefined) throw notFound();
  if (record.form.consentedAt === null) {
    throw conflict(instrumentMessages.consentRequired(), 'consent_required');
  }
  const given = update.answers.map(({ question_id: questionId, value, seq = null }) => {
    return { questionId, optionIndex: value, seq };
  });
  const saved = await saveAnswers(trx, {
    tokenHash: owner.tokenHash,
    instrument: 'burnout',
    attemptId: recordId,
    part: null,
    waited: 0,
    answers: given,
  });
  const answers = accept(given, saved, { completed: closed });
  const answered = new Set([...record.answered, ...given.map((one) => one.questionId)]);
  const form = changeForm(record.form, answered, update);
  if (record.completed_at !== null) {
    if (form.served !== record.form.served) throw closed();
    return { answers, complete: false };
  }
  if (update.finished === true && !canBeScored(answered)) {
    throw invalid({
      finished: instrumentMessages.tooFewAnswers(),
    });
  }
  const counted = [...answered].filter((id) => applies(id, form)).length;
  const open = form.finished ? 0 : openBurnoutQuestions(answered, form).length;
  await setForm(trx, recordId, form, counted + open);
  return { answers, complete: isBurnoutComplete(answered, form) };
}

/** What a person, or a program, can mend, by field. */
function problemsOf({ category_id, answers, not_applicable }: Update): Record<string, Message> {
  const problems: Record<string, Message> = {};
  const seen = new Set<number>();
  for (const [at, { question_id: id }] of answers.entries()) {
    const field = `answers.${at}.question_id`;
    if (findBurnoutKey(id)?.categoryId !== category_id) {
      problems[field] = instrumentMessages.notOfCategory();
    } else if (seen.has(id)) {
      problems[field] = instrumentMessages.answeredTwice();
    }
    seen.add(id);
  }
  if (not_applicable !== undefined && category_id !== servedId) {
    problems['not_applicable'] = instrumentMessages.categoryForAll();
  } else if (not_applicable === true && answers.length > 0) {
    problems['answers'] = instrumentMessages.notApplicable();
  }
  return problems;
}

function closed() {
  return conflict(instrumentMessages.recordComplete());
}

/** "Not applicable" lasts until the category is answered after all, or said to apply. */
function changeForm(
  form: BurnoutForm,
  answered: ReadonlySet<number>,
  { category_id, answers, not_applicable, finished }: Update,
): BurnoutForm {
  const back = category_id === servedId && (not_applicable === false || answers.length > 0);
  const skipped = not_applicable === true || (form.served === 'not_applicable' && !back);
  const all = burnoutKey
    .filter(({ categoryId }) => categoryId === servedId)
    .every(({ questionId }) => answered.has(questionId));
  const done = form.finished || finished === true;
  return {
    ...form,
    served: skipped ? 'not_applicable' : all || done ? 'answered' : null,
    finished: done,
  };
}
