import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { LivePicture } from './live-picture.tsx';
import { QuestionHead } from './question-head.tsx';
import { TimeLeft } from './time-left.tsx';
import { useAwake } from './use-awake.ts';
import { useCountdown } from './use-countdown.ts';
import { type Recorded, useRecorder } from './use-recorder.ts';
import { VideoPlayer } from '../../../ui/media/video-player.tsx';

interface AnswerQuestionProps {
  stream: MediaStream;
  question: string;
  /** Above the question: which of how many it is. */
  place: ReactNode;
  prepareSeconds: number;
  answerSeconds: number;
  /** Whether it may be recorded once more. */
  mayRetake: boolean;
  onBegin?: () => void;
  onPiece?: (piece: Blob, seconds: number) => void;
  onEnd?: (seconds: number) => void;
  /** What becomes of the recording, below it. */
  children: (recorded: Recorded) => ReactNode;
}

/** A question from its first look to the recording that somebody has watched. */
export function AnswerQuestion(props: AnswerQuestionProps) {
  const { stream, question, place, prepareSeconds, answerSeconds, mayRetake } = props;
  const { t } = useLingui();
  const [phase, setPhase] = useState<'prepare' | 'record' | Recorded>('prepare');
  const { elapsed, start, stop } = useRecorder(stream, answerSeconds, {
    onPiece: (piece, seconds) => props.onPiece?.(piece, seconds),
    onEnd(recorded) {
      props.onEnd?.(recorded.seconds);
      setPhase(recorded);
    },
  });
  useAwake(typeof phase !== 'object');
  const record = () => {
    props.onBegin?.();
    start();
    setPhase('record');
  };
  const recorded = typeof phase === 'object' ? phase : null;
  return (
    <div className="grid gap-5">
      <QuestionHead place={place} question={question} />
      {recorded ? (
        <>
          <VideoPlayer video={recorded.video} label={t`What you have recorded`} />
          {props.children(recorded)}
          {mayRetake && (
            <div>
              <Button onClick={() => setPhase('prepare')}>
                <Trans>Record once more</Trans>
              </Button>
            </div>
          )}
        </>
      ) : (
        <>
          <LivePicture stream={stream} recording={phase === 'record'} />
          {phase === 'prepare' ? (
            <Preparation seconds={prepareSeconds} onEnd={record} />
          ) : (
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <p className="font-medium">
                <span aria-hidden className="mr-2 inline-block size-2.5 rounded-full bg-bad" />
                <Trans>You are being recorded</Trans>
                {' · '}
                <TimeLeft seconds={answerSeconds - elapsed} />
              </p>
              <Button look="primary" className="max-sm:w-full" onClick={stop}>
                <Trans>Stop recording</Trans>
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}

/** Recording begins by itself at its end, or with a press before. */
function Preparation({ seconds, onEnd }: { seconds: number; onEnd: () => void }) {
  const left = useCountdown(seconds, onEnd);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-muted">
        <Trans>Recording starts automatically.</Trans> <TimeLeft seconds={left} />
      </p>
      <Button look="primary" className="max-sm:w-full" onClick={onEnd}>
        <Trans>Start answering now</Trans>
      </Button>
    </div>
  );
}
