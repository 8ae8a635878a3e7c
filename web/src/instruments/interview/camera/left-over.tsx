import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Banner } from '../../../ui/page/banner.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { fetchOwnVideo } from './api.ts';
import { QuestionHead } from './question-head.tsx';
import { clockOf } from '@assay/contract/clock-of';
import { VideoPlayer } from '../../../ui/media/video-player.tsx';

interface LeftOverProps {
  interviewCode: string;
  /** The recording, as soon as all of it has arrived. */
  id: number | null;
  question: string;
  place: ReactNode;
  seconds: number;
  broken: boolean;
  /** Null where it may not be recorded again. */
  onAgain: (() => void) | null;
  children: ReactNode;
}

/** A recording that was made before the page was closed or loaded again. */
export function LeftOver(props: LeftOverProps) {
  const { interviewCode, id, question, place, seconds, broken, onAgain, children } = props;
  const { t } = useLingui();
  const length = clockOf(seconds);
  const {
    data: video,
    error,
    refetch,
  } = useQuery({
    queryKey: ['own-recording', interviewCode, id],
    queryFn: () => fetchOwnVideo(interviewCode, id ?? 0),
    enabled: id !== null,
  });
  return (
    <div className="grid gap-5">
      <QuestionHead place={place} question={question}>
        <p className="mt-2 text-muted">
          {broken ? (
            <Trans>
              Your recording broke off after {length}. You can keep what there is, or record again;
              that does not use up your second try.
            </Trans>
          ) : (
            <Trans>You have recorded an answer of {length} and not decided about it yet.</Trans>
          )}
        </p>
      </QuestionHead>
      {error ? (
        <Banner
          tone="warn"
          live
          actions={
            <Button onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {error.message}
        </Banner>
      ) : video ? (
        <VideoPlayer video={video} label={t`What you have recorded`} />
      ) : (
        id !== null && <Skeleton className="aspect-4/3 max-h-[52vh] w-full" />
      )}
      {broken && onAgain && (
        <div>
          <Button look="primary" className="max-sm:w-full" onClick={onAgain}>
            <Trans>Record again</Trans>
          </Button>
        </div>
      )}
      {children}
      {!broken && onAgain && (
        <div>
          <Button onClick={onAgain}>
            <Trans>Record once more</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
