import type { InterviewQuestion, OwnInterview } from '@assay/contract/interviews';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useSending } from '../../../lib/writes/use-sending.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { FocusedHeading } from '../../../ui/page/focused-heading.tsx';
import { ShortPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { AnswerQuestion } from './answer-question.tsx';
import { keepRecording, startInterview } from './api.ts';
import { LeftOver } from './left-over.tsx';
import { Sending } from './sending.tsx';
import { type LeftOver as Found, useUpload } from './use-upload.ts';

interface OneQuestionProps {
  interview: OwnInterview;
  question: InterviewQuestion;
  stream: MediaStream;
  onKept: (question: InterviewQuestion) => void;
  /** It went on elsewhere meanwhile; this is how far it is. */
  onMoved: (interview: OwnInterview) => void;
}

type Step = 'looking' | 'ready' | 'answer' | (Found & { id: number | null });

/** One question of an interview, until a recording of it is kept. */
export function OneQuestion({ interview, question, stream, onKept, onMoved }: OneQuestionProps) {
  const { interviewCode } = interview;
  const upload = useUpload(interviewCode, question.id);
  const [step, setStep] = useState<Step>('looking');
  const [triesLeft, setTriesLeft] = useState(question.tries_left);
  const { resume } = upload;
  useEffect(() => {
    void resume().then((found) => setStep(found ? { ...found, id: null } : onServer(question)));
    // Only what was there when the question came is of interest.
  }, [resume, question]);

  const number = question.id;
  const count = interview.questions.length;
  const place = (
    <Trans>
      Question {number} of {count}
    </Trans>
  );
  const { progress } = upload;
  /** A recording that is refused may have been overtaken by one of another device, which this page then follows. */
  const follow = async (error: Error): Promise<boolean> => {
    if (!(error instanceof ApiError) || ![404, 409].includes(error.status)) return false;
    const fresh = await startInterview(interviewCode).catch(() => null);
    const tries = fresh?.questions.find(({ id }) => id === question.id)?.recordings;
    const own = tries?.find(({ id }) => id === upload.id());
    if (fresh === null || (own && !tries?.some(({ kept }) => kept))) return false;
    await upload.forget();
    onMoved(fresh);
    return true;
  };
  const followRefusal = useEffectEvent(follow);
  const refusal = progress.state === 'failed' ? progress.error : null;
  useEffect(() => {
    if (refusal) void followRefusal(refusal);
  }, [refusal]);
  const keeping = useSending(async ({ id, seconds }: { id: number; seconds: number }) => {
    try {
      const kept = await keepRecording(interviewCode, id, seconds);
      await upload.forget();
      onKept(kept);
    } catch (error) {
      if (!(await follow(error as Error))) throw error;
    }
  });
  const keepIt = (id: number | null, seconds: number) => {
    if (id !== null) void keeping.run({ id, seconds });
  };
  const decide = (arrived: boolean, id: () => number | null, seconds: number) => (
    <>
      {keeping.error && (
        <Banner tone="bad" live>
          {keeping.error.message}
        </Banner>
      )}
      <div>
        <Button
          look="primary"
          className="max-sm:w-full"
          pending={keeping.pending}
          disabled={!arrived}
          onClick={() => keepIt(id(), seconds)}
        >
          <Trans>Keep this answer</Trans>
        </Button>
      </div>
    </>
  );

  if (step === 'looking') return <ShortPageSkeleton />;
  if (step === 'ready') {
    const { prepare_seconds: prepare } = interview;
    const minutes = interview.answer_seconds / 60;
    return (
      <div className="grid gap-5">
        <div>
          <FocusedHeading className="text-display">{place}</FocusedHeading>
          <p className="mt-2 max-w-reading text-muted">
            <Trans>
              You see the question, have {prepare} seconds to prepare and then up to {minutes}{' '}
              minutes to answer. Until you continue, nothing is recorded and no time runs.
            </Trans>
          </p>
        </div>
        <div>
          <Button look="primary" className="max-sm:w-full" onClick={() => setStep('answer')}>
            <Trans>Show the question</Trans>
          </Button>
        </div>
      </div>
    );
  }
  if (step === 'answer') {
    return (
      <AnswerQuestion
        stream={stream}
        question={question.question}
        place={place}
        prepareSeconds={interview.prepare_seconds}
        answerSeconds={interview.answer_seconds}
        mayRetake={triesLeft > 0 && !keeping.pending}
        onBegin={upload.begin}
        onPiece={upload.add}
        onEnd={(seconds) => {
          setTriesLeft((tries) => tries - 1);
          upload.end(seconds);
        }}
      >
        {({ seconds }) => (
          <>
            <Sending progress={progress} retry={upload.retry} />
            {decide(progress.state === 'done', upload.id, seconds)}
          </>
        )}
      </AnswerQuestion>
    );
  }
  const { seconds, broken, id } = step;
  const arrived = id !== null || progress.state === 'done';
  const mayRepeat = triesLeft > 0 && !keeping.pending;
  return (
    <LeftOver
      interviewCode={interviewCode}
      id={arrived ? (id ?? upload.id()) : null}
      question={question.question}
      place={place}
      seconds={seconds}
      broken={broken}
      onAgain={mayRepeat ? () => setStep('answer') : null}
    >
      {id === null && !broken && <Sending progress={progress} retry={upload.retry} />}
      {broken ? (
        <div>
          <Button
            look={mayRepeat ? 'quiet' : 'primary'}
            className="max-sm:w-full"
            onClick={() => {
              setTriesLeft((tries) => tries - 1);
              upload.end(seconds);
              setStep({ seconds, broken: false, id: null });
            }}
          >
            <Trans>Use this recording</Trans>
          </Button>
        </div>
      ) : (
        decide(arrived, () => id ?? upload.id(), seconds)
      )}
    </LeftOver>
  );
}

/** What has arrived from another device, or was not decided about before the page was left. */
function onServer({ recordings }: InterviewQuestion): Step {
  const whole = recordings.findLast(({ size, full_size }) => size > 0 && size === full_size);
  if (whole === undefined) return 'ready';
  return { seconds: whole.seconds ?? 0, broken: false, id: whole.id };
}
