import type { OwnInterview } from '@assay/contract/interviews';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { completeInterview, ownInterviews } from './api.ts';
import { OneQuestion } from './one-question.tsx';
import { ownTests } from '../../../features/subjects/own-tests.ts';
import { useSending } from '../../../lib/writes/use-sending.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { Button } from '../../../ui/actions/button.tsx';

interface InterviewQuestionsProps {
  interview: OwnInterview;
  stream: MediaStream;
  onChange: (interview: OwnInterview) => void;
}

/** The questions one after the other; after the last one the interview is handed in. */
export function InterviewQuestions({ interview, stream, onChange }: InterviewQuestionsProps) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [moves, setMoves] = useState(0);
  const [hasMoved, setHasMoved] = useState(false);
  const { interviewCode, questions } = interview;
  const next = questions.find(({ recordings }) => !recordings.some(({ kept }) => kept));
  const finished = next === undefined;
  const { run: finish, error: problem } = useSending(async () => {
    await completeInterview(interviewCode);
    await Promise.all(
      [ownInterviews, ownTests].map(({ queryKey }) => client.invalidateQueries({ queryKey })),
    );
    await navigate({ to: '/video/interview/done/$interviewCode', params: { interviewCode } });
  });
  const handIn = useEffectEvent(() => void finish());
  useEffect(() => {
    if (!finished) return;
    // By itself, and once more when a lost connection is back.
    const again = () => handIn();
    again();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [finished]);
  if (next === undefined) {
    return problem ? (
      <Banner
        tone="bad"
        live
        actions={
          <Button onClick={() => void finish()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {problem.message}
      </Banner>
    ) : (
      <p role="status">
        <Trans>Your interview is being submitted.</Trans>
      </p>
    );
  }
  return (
    <>
      {hasMoved && (
        <Banner live title={<Trans>You have continued this interview elsewhere.</Trans>}>
          <Trans>This page shows it as it is now.</Trans>
        </Banner>
      )}
      <OneQuestion
        key={`${next.id}/${moves}`}
        interview={interview}
        question={next}
        stream={stream}
        onKept={(kept) => {
          setHasMoved(false);
          onChange({
            ...interview,
            questions: questions.map((one) => (one.id === kept.id ? kept : one)),
          });
        }}
        onMoved={(fresh) => {
          setHasMoved(true);
          setMoves(moves + 1);
          onChange(fresh);
        }}
      />
    </>
  );
}
