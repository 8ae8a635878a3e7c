import type { InterviewResult } from '@assay/contract/interviews';
import { useEffect, useState } from 'react';
import { momentInShort } from '../../../lib/moments.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { clockOf } from '@assay/contract/clock-of';
import { VideoPlayer } from '../../../ui/video-player.tsx';
import { fetchRecording } from './api.ts';

interface RecordedAnswerProps {
  interviewId: string;
  subjectId: number;
  number: number;
  /** How long an answer may be. */
  limit: number;
  asked: InterviewResult['questions'][number];
}

type Recording = NonNullable<InterviewResult['questions'][number]['recording']>;

/** A question with the answer to watch. */
export function RecordedAnswer(props: RecordedAnswerProps) {
  const { interviewId, subjectId, number, limit, asked } = props;
  const { question, recording } = asked;
  return (
    <Card>
      <p className="text-small text-muted">Question {number}</p>
      <h2 className="mt-0.5 mb-3 text-title [overflow-wrap:anywhere] whitespace-pre-line">
        {question}
      </h2>
      {recording ? (
        <Player
          named={{ interviewId, subjectId, id: recording.id }}
          recording={recording}
          limit={limit}
          label={`Answer to question ${number}`}
        />
      ) : (
        <p className="text-muted">Nothing was recorded here.</p>
      )}
    </Card>
  );
}

interface PlayerProps {
  named: Parameters<typeof fetchRecording>[0];
  recording: Recording;
  limit: number;
  label: string;
}

function Player({ named, recording, limit, label }: PlayerProps) {
  const [video, setVideo] = useState<Blob | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [loading, setLoading] = useState(false);
  // What was fetched goes with the page: a permission may have been taken back when it is opened again.
  useEffect(() => () => setVideo(null), []);
  const watch = async () => {
    setLoading(true);
    setError(null);
    try {
      setVideo(await fetchRecording(named));
    } catch (cause) {
      setError(cause as Error);
    }
    setLoading(false);
  };
  return (
    <div className="grid gap-3">
      {error && (
        <Banner tone="bad" live>
          {error.message}
        </Banner>
      )}
      {video ? (
        <VideoPlayer video={video} label={label} playing />
      ) : (
        <div>
          <Button
            pending={loading}
            aria-label={`Watch the ${label.toLowerCase()}`}
            onClick={() => void watch()}
          >
            {loading ? 'Loading…' : 'Watch'}
          </Button>
        </div>
      )}
      <Facts recording={recording} limit={limit} />
    </div>
  );
}

function Facts({ recording, limit }: Pick<PlayerProps, 'recording' | 'limit'>) {
  const { seconds, take, too_long, recorded_at, size } = recording;
  const megabytes = Math.max(0.1, size / 1024 / 1024).toFixed(1);
  return (
    <div className="text-small text-muted">
      <p>
        {seconds !== null && <>length {clockOf(seconds)} · </>}
        {take !== null && take > 1 && (
          <>{take === 2 ? 'recorded once more, as everybody may' : `take ${take}`} · </>
        )}
        recorded {momentInShort(recorded_at)} · {megabytes} MB
      </p>
      {too_long && (
        <p className="mt-1">
          Longer than the {limit / 60} minutes that an answer may take. A device that fell asleep
          meanwhile can be the cause.
        </p>
      )}
    </div>
  );
}
