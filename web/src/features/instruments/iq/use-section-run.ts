import type { IqSection } from '@assay/contract/iq';
import { useCallback, useEffect, useState } from 'react';
import { onAcknowledged, queueAnswer } from '../../../api/answer-outbox.ts';
import { firstOpen, sentSeq } from '../answers.ts';
import { type Saved, useAnswers } from '../use-answers.ts';
import { keepSection, type RunningSection } from './open-section.ts';
import { answerCalls, fetchSection, storedAnswers } from './sections.ts';
import type { SectionClock } from './use-section-clock.ts';

/** Goes through the questions of a section in any order; behind the last one is the place where it is finished. */
export function useSectionRun(section: IqSection, run: RunningSection) {
  const { attemptId, questions } = run;
  const [place, setPlace] = useState(() => firstOpen(run) ?? questions.length);
  const [moved, setMoved] = useState(false);

  const send = useCallback(
    (questionId: number, { index, seq }: { index: number; seq: number }) => {
      const about = { questionId, optionId: index, type: section, ...sentSeq(seq), attemptId };
      void queueAnswer(answerCalls[section], { body: { ...about, confirmed: true as const } });
    },
    [section, attemptId],
  );
  const listen = useCallback(
    (tell: (saved: Saved) => void) =>
      onAcknowledged(answerCalls[section], (body, saved) => {
        if (body.attemptId === attemptId && body.questionId === saved.questionId) tell(saved);
      }),
    [section, attemptId],
  );
  const fetchStored = useCallback(async () => {
    const wire = await fetchSection(section, {});
    return wire.attemptId === attemptId && !wire.over ? storedAnswers(wire) : null;
  }, [section, attemptId]);
  const { answers, submitAnswer } = useAnswers({ initial: run.answers, send, listen, fetchStored });

  const goTo = useCallback((next: number) => {
    setMoved(true);
    setPlace(next);
  }, []);
  const answer = useCallback(
    (index: number) => {
      const id = questions[place]?.id;
      if (id !== undefined) submitAnswer(id, index);
    },
    [questions, place, submitAnswer],
  );
  const next = useCallback(
    () => goTo(Math.min(place + 1, questions.length)),
    [goTo, place, questions],
  );
  const back = useCallback(() => goTo(Math.max(0, place - 1)), [goTo, place]);
  return { place, moved, answers, answer, next, back, goTo };
}

export type SectionRun = ReturnType<typeof useSectionRun>;

/** Milliseconds between a change and its copy on this device. */
const saveDelayMs = 500;

/** Keeps a copy for a reload without a connection, with what `read` says is left of the time. */
export function useKeptSection(
  section: IqSection,
  { attemptId, questions, answers }: RunningSection,
  { left, read }: SectionClock,
): void {
  // Also when nothing is answered: time may have been given.
  const fives = Math.ceil(left / 5);
  useEffect(() => {
    const keep = () =>
      keepSection(section, { attemptId, questions, answers, remainingSeconds: read() });
    const timer = setTimeout(() => void keep(), saveDelayMs);
    return () => clearTimeout(timer);
  }, [section, attemptId, questions, answers, fives, read]);
}
