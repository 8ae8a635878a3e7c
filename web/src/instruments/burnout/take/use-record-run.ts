import { updateBurnout } from '@assay/contract/burnout';
import { useCallback, useMemo, useState } from 'react';
import { answerCall, answerQueue, onAcknowledged } from '../../../api/answer-outbox.ts';
import { sentSeq } from '../../../features/instruments/answers.ts';
import { useRun } from '../../../features/instruments/use-run.ts';
import type { Run, RunCalls } from '../../../features/instruments/use-run.ts';
import { keepRecord } from './kept-record.ts';
import { fetchRecord } from './open-record.ts';
import { questionsThatApply, storedAnswers } from './record-form.ts';
import type { Question, RecordForm } from './record-form.ts';

export interface RecordRun extends Run {
  /** Those that apply. */
  questions: readonly Question[];
  skipped: boolean;
  /** Whether the person has said that this is all. */
  finished: boolean;
  /** Says whether the category that may be skipped applies. */
  setSkipped: (skipped: boolean) => void;
  finish: () => void;
}

/** The run through one record, with the category that may not apply and questions that may be left out. */
export function useRecordRun(form: RecordForm, onStale: () => void): RecordRun {
  const { recordId, categories } = form;
  const [skipped, setSkippedHere] = useState(form.skipped);
  const [finished, setFinished] = useState(false);
  const questions = useMemo(() => questionsThatApply(form, skipped), [form, skipped]);
  const calls = useMemo(() => callsOf(form, skipped), [form, skipped]);
  const run = useRun({
    questions,
    answers: form.answers,
    calls,
    onStale,
    skippable: true,
  });
  const { goTo } = run;
  const optional = categories.find(({ skip }) => skip !== null)?.id ?? 0;

  const sendCategory = useCallback(
    (category_id: number, more: { not_applicable: boolean } | { finished: true }) =>
      void answerQueue.add(
        answerCall(updateBurnout, {
          body: { burnout_test_id: recordId, category_id, answers: [], ...more },
        }),
      ),
    [recordId],
  );
  const setSkipped = useCallback(
    (skip: boolean) => {
      setSkippedHere(skip);
      sendCategory(optional, { not_applicable: skip });
      goTo(questionsThatApply(form, true).length);
    },
    [form, optional, sendCategory, goTo],
  );
  const finish = useCallback(() => {
    setFinished(true);
    sendCategory(1, { finished: true });
  }, [sendCategory]);
  return { ...run, questions, skipped, finished, setSkipped, finish };
}

function callsOf(form: RecordForm, skipped: boolean): RunCalls {
  const { recordId, questions } = form;
  return {
    callOf(questionId, { index, seq }) {
      const question = questions.find(({ id }) => id === questionId);
      if (!question) return undefined;
      const answers = [{ question_id: questionId, value: index, ...sentSeq(seq) }];
      const body = { burnout_test_id: recordId, category_id: question.categoryId, answers };
      return answerCall(updateBurnout, { body });
    },
    async read() {
      const record = await fetchRecord(recordId);
      return { completed: record.completed_at !== null, answers: storedAnswers(record) };
    },
    listen: (tell) =>
      onAcknowledged(updateBurnout, (body, { completed_at, saved }) => {
        if (body.burnout_test_id !== recordId) return;
        const answers = saved.map(({ question_id, ...one }) => ({
          questionId: question_id,
          ...one,
        }));
        tell({ done: completed_at !== null, answers });
      }),
    keep: (answers, leaving) => void keepRecord({ ...form, answers, skipped }, leaving),
  };
}
