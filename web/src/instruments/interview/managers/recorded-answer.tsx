import type { InterviewResult } from '@assay/contract/interviews';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { decimal } from '../../../lib/numbers.ts';
import { momentInShort } from '../../../lib/moments.ts';
import { useSending } from '../../../lib/writes/use-sending.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { clockOf } from '@assay/contract/clock-of';
import { VideoPlayer } from '../../../ui/media/video-player.tsx';
import { fetchRecording, useTellWatched } from './api.ts';

interface RecordedAnswerProps {
  interviewId: string;
  subjectId: number;
  number: number;
  /** How long an answer may be. */
  limit: number;
  /** Of the organisation. */
  timeZone: string;
  asked: InterviewResult['questions'][number];
}

type Recording = NonNullable<InterviewResult['questions'][number]['recording']>;

/** A question with the answer to watch. */
export function RecordedAnswer(props: RecordedAnswerProps) {
  const { interviewId, subjectId, number, limit, timeZone, asked } = props;
  const { question, recording } = asked;
  return (
    <Card>
      <p className="text-small text-muted">
        <Trans>Question {number}</Trans>
      </p>
      <h2 className="mt-0.5 mb-3 text-title [overflow-wrap:anywhere] whitespace-pre-line">
        {question}
      </h2>
      {recording ? (
        <Player
          named={{ interviewId, subjectId, id: recording.id }}
          recording={recording}
          limit={limit}
          timeZone={timeZone}
          number={number}
        />
      ) : (
        <p className="text-muted">
          <Trans>Nothing was recorded here.</Trans>
        </p>
      )}
    </Card>
  );
}

interface PlayerProps {
  named: Parameters<typeof fetchRecording>[0];
  recording: Recording;
  limit: number;
  timeZone: string;
  /** Of the question. */
  number: number;
}

function Player({ named, recording, limit, timeZone, number }: PlayerProps) {
  const { t } = useLingui();
  const [video, setVideo] = useState<Blob | null>(null);
  // What was fetched goes with the page: a permission may have been taken back when it is opened again.
  useEffect(() => () => setVideo(null), []);
  const tellWatched = useTellWatched(named);
  const watching = useSending(async () => {
    setVideo(await fetchRecording(named));
    tellWatched();
  });
  return (
    <div className="grid gap-3">
      {watching.error && (
        <Banner tone="bad" live>
          {watching.error.message}
        </Banner>
      )}
      {video ? (
        <VideoPlayer video={video} label={t`Answer to question ${number}`} playing />
      ) : (
        <div>
          <Button
            pending={watching.pending}
            aria-label={t`Watch the answer to question ${number}`}
            onClick={() => void watching.run()}
          >
            {watching.pending ? t`Loading…` : t`Watch`}
          </Button>
        </div>
      )}
      <Facts recording={recording} limit={limit} timeZone={timeZone} />
    </div>
  );
}

function Facts({ recording, limit, timeZone }: Omit<PlayerProps, 'named' | 'number'>) {
  const { seconds, take, too_long, recorded_at, size } = recording;
  const { t } = useLingui();
  const megabytes = decimal(Math.max(0.1, size / 1024 / 1024), 1);
  const length = seconds === null ? '' : clockOf(seconds);
  const moment = momentInShort(recorded_at, timeZone);
  const minutes = limit / 60;
  const facts = [
    seconds !== null && t`length ${length}`,
    // Each answer may be recorded once more.
    take === 2 && t`recorded once more, as everyone may`,
    take !== null && take > 2 && t`take ${take}`,
    t`recorded ${moment}`,
    t`${megabytes} MB`,
  ];
  return (
    <div className="text-small text-muted">
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {too_long && (
        <p className="mt-1">
          <Plural
            value={minutes}
            one="Longer than the # minute that an answer may take. A device that fell asleep during recording can be the cause."
            other="Longer than the # minutes that an answer may take. A device that fell asleep during recording can be the cause."
          />
        </p>
      )}
    </div>
  );
}
