import type { LogicalSection } from '@assay/contract/logical';
import { useCallback, useMemo } from 'react';
import { answerCall, onAcknowledged } from '../../../api/answer-outbox.ts';
import { sentSeq } from '../../../features/instruments/answers.ts';
import { useKeptCopy } from '../../../features/instruments/use-kept-copy.ts';
import { useRun } from '../../../features/instruments/use-run.ts';
import type { Run, RunCalls } from '../../../features/instruments/use-run.ts';
import { keepSection, type RunningSection } from './open-section.ts';
import { answerCalls, fetchSection, storedAnswers } from './sections.ts';
import type { SectionClock } from './use-section-clock.ts';

/** Another device that ends the section is heard of by its clock. */
const onStale = () => undefined;

/** Goes through the questions of a section in any order; behind the last one is the place where it is finished. */
export function useSectionRun(
  section: LogicalSection,
  { attemptId, questions, answers }: RunningSection,
): Run {
  const calls = useMemo(() => callsOf(section, attemptId), [section, attemptId]);
  return useRun({ questions, answers, calls, onStale, skippable: true, stays: true });
}

function callsOf(section: LogicalSection, attemptId: number): RunCalls {
  const call = answerCalls[section];
  return {
    callOf(questionId, { index, seq }) {
      const about = { questionId, optionId: index, type: section, ...sentSeq(seq), attemptId };
      return answerCall(call, { body: { ...about, confirmed: true as const } });
    },
    async read() {
      const wire = await fetchSection(section, {});
      if (wire.attemptId !== attemptId || wire.over) return null;
      return { completed: false, answers: storedAnswers(wire) };
    },
    listen: (tell) =>
      onAcknowledged(call, (body, saved) => {
        if (body.attemptId === attemptId && body.questionId === saved.questionId)
          tell({ done: false, answers: [saved] });
      }),
  };
}

/** Keeps a copy for a reload without a connection, with what `read` says is left of the time. */
export function useKeptSection(
  section: LogicalSection,
  { attemptId, questions, answers }: RunningSection,
  { left, read }: SectionClock,
): void {
  // Also when nothing is answered: time may have been given.
  const fives = Math.ceil(left / 5);
  const keep = useCallback(
    (leaving: boolean) => {
      const run = { attemptId, questions, answers, remainingSeconds: read() };
      void keepSection(section, run, leaving);
    },
    [section, attemptId, questions, answers, read],
  );
  useKeptCopy(keep, fives);
}
