import type { OwnInterview } from '@assay/contract/interviews';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate, notFound } from '@tanstack/react-router';
import { useState } from 'react';
import { interviewTestOf } from '@assay/contract/instruments';
import { Loaded } from '../../../api/loaded.tsx';
import { fetchOwnVideo, ownInterviews, startedInterview } from '../camera/api.ts';
import { NextStep, useNextStep } from '../../../features/subjects/next-step.tsx';
import { clockOf } from '@assay/contract/clock-of';
import { saveFile } from '../../../lib/save-file.ts';
import { VideoPlayer } from '../../../ui/media/video-player.tsx';
import { Banner } from '../../../ui/page/banner.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { ShortPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';

const route = getRouteApi('/talent/candidate/video/interview/done/$interviewCode');

/** What was handed in, to be watched again by who has recorded it. */
export function InterviewDonePage() {
  const { t } = useLingui();
  const { interviewCode } = route.useParams();
  const list = useQuery(ownInterviews);
  const row = list.data?.interviews.find((one) => one.interviewCode === interviewCode);
  const completed = row?.state === 'completed';
  // Asking for one that has not begun would begin it.
  const query = useQuery({ ...startedInterview(interviewCode), enabled: completed });
  const next = useNextStep();
  if (list.data && row === undefined) throw notFound();
  return (
    <Screen name="interview-done" title={t`Video interview`}>
      <div className="mx-auto max-w-150">
        {row && !completed ? (
          <Navigate to="/video/interview/start/$interviewCode" params={{ interviewCode }} replace />
        ) : list.error ? (
          <Loaded query={list} title={t`Video interview`} skeleton={<ShortPageSkeleton />}>
            {() => null}
          </Loaded>
        ) : (
          <Loaded
            query={query}
            beside={[next]}
            title={t`Video interview`}
            skeleton={<ShortPageSkeleton />}
          >
            {(interview) => <Done interview={interview} />}
          </Loaded>
        )}
      </div>
    </Screen>
  );
}

function Done({ interview }: { interview: OwnInterview }) {
  const { name, organization, questions, interviewCode } = interview;
  return (
    <>
      <NextStep test={interviewTestOf(interviewCode)} />
      <PageHeader
        title={<Trans>Your video interview</Trans>}
        meta={
          <Trans>
            {organization.name} has received “{name}”. People there watch it and contact you. Under{' '}
            <TextLink to="/own-data">your data</TextLink> you see when they did, and can delete it.
          </Trans>
        }
      />
      <ol className="grid gap-4">
        {questions.map(({ id, question, recordings }) => {
          const kept = recordings.find((one) => one.kept);
          return (
            <li key={id}>
              <Card>
                <h2 className="text-title [overflow-wrap:anywhere] whitespace-pre-line">
                  {question}
                </h2>
                {kept && (
                  <OwnRecording
                    interviewCode={interviewCode}
                    id={kept.id}
                    seconds={kept.seconds ?? 0}
                    question={question}
                  />
                )}
              </Card>
            </li>
          );
        })}
      </ol>
      <div className="mt-7">
        <ButtonLink to="/" look="primary">
          <Trans>Back to my tests</Trans>
        </ButtonLink>
      </div>
    </>
  );
}

function endingOf({ type }: Blob): string {
  return type === 'video/mp4' ? 'mp4' : 'webm';
}

interface OwnRecordingProps {
  interviewCode: string;
  id: number;
  seconds: number;
  question: string;
}

function OwnRecording({ interviewCode, id, seconds, question }: OwnRecordingProps) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState(false);
  const { data, error, isLoading } = useQuery({
    queryKey: ['own-recording', interviewCode, id],
    queryFn: () => fetchOwnVideo(interviewCode, id),
    enabled: wanted,
  });
  const length = clockOf(seconds);
  if (data) {
    return (
      <div className="mt-3 grid gap-3">
        <VideoPlayer video={data} label={t`Your answer to: ${question}`} />
        <div>
          <Button onClick={() => saveFile(data, `${question.slice(0, 60)}.${endingOf(data)}`)}>
            <Trans>Download</Trans>
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="mt-3 grid gap-3">
      {error && (
        <Banner tone="bad" live>
          {error.message}
        </Banner>
      )}
      <div>
        <Button pending={isLoading} onClick={() => setWanted(true)}>
          <Trans>Watch your answer ({length})</Trans>
        </Button>
      </div>
    </div>
  );
}
