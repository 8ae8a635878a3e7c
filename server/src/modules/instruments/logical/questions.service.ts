import type { LogicalQuestion, LogicalSection } from '@assay/contract/logical';
import { families } from '@assay/instruments/logical/families';
import { questionView } from '@assay/instruments/logical/view';
import type { UserContext } from '../../../platform/http/context.ts';
import { conflict } from '../../../platform/http/errors.ts';
import { listAnswers } from '../attempt.queries.ts';
import { findOwnAttempt, holdAttempt } from '../attempt.service.ts';
import { hasRunOut } from '../clock.queries.ts';
import { type SectionState, touchSection } from './section.service.ts';
import {
  type LogicalForm,
  logicalTest,
  openSitting,
  partOf,
  startSection,
} from './sitting.service.ts';
import { instrumentMessages } from '../messages.data.ts';

interface Questions extends SectionState {
  attemptId: number | null;
  completed: boolean;
  saved: number;
  ranOut: boolean;
  questions: LogicalQuestion[];
  total: number;
}

type Attempt = Awaited<ReturnType<typeof openSitting>>;

/** The questions of a section with the answers that stand. They are seen while its clock runs and at no other time. */
export async function openSection(
  ctx: UserContext,
  section: LogicalSection,
  { begin }: { begin: boolean },
): Promise<Questions> {
  const attempt = begin ? await begun(ctx, section) : await findOwnAttempt(ctx, logicalTest);
  const state = await touchSection(ctx, attempt?.id, section);
  const runs = attempt !== undefined && state.started && !state.over;
  const answers = attempt ? await listAnswers(ctx.db, attempt.id) : [];
  const items = attempt ? (attempt.form as LogicalForm)[section] : [];
  const own = new Set(items.map(({ questionId }) => questionId));
  return {
    attemptId: attempt?.id ?? null,
    completed: attempt?.completed_at != null,
    ...state,
    saved: answers.filter(({ question_id }) => own.has(question_id)).length,
    ranOut:
      state.over && attempt !== undefined && (await hasRunOut(ctx.db, attempt.id, partOf(section))),
    questions: runs ? presentQuestions(items, section, answers) : [],
    total: families[section].length,
  };
}

/** The sitting with the clock of the section started, unless it was before. */
async function begun(ctx: UserContext, section: LogicalSection): Promise<Attempt> {
  const attempt = await openSitting(ctx);
  if (attempt.completed_at !== null) return attempt;
  await holdAttempt(ctx.db, attempt.id);
  if (section === 'sequence' && !(await touchSection(ctx, attempt.id, 'analogy')).over) {
    throw conflict(instrumentMessages.partNotOpen());
  }
  await startSection(ctx, attempt.id, section);
  return attempt;
}

function presentQuestions(
  items: LogicalForm[LogicalSection],
  section: LogicalSection,
  answers: Awaited<ReturnType<typeof listAnswers>>,
): LogicalQuestion[] {
  const given = new Map(
    answers.map(({ question_id, option_index, seq }) => [
      question_id,
      { index: option_index, seq },
    ]),
  );
  return items.map((item) => {
    const answer = given.get(item.questionId);
    return { ...questionView(item), type: section, ...(answer && { answer }) };
  });
}
