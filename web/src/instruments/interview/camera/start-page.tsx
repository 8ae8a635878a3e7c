import type { InterviewRow, OwnInterview } from '@assay/contract/interviews';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, notFound } from '@tanstack/react-router';
import { useState } from 'react';
import { inFrame } from '../../../api/frame.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { useSending } from '../../../lib/writes/use-sending.ts';
import { AnswerQuestion } from './answer-question.tsx';
import { startInterview, ownInterviews } from './api.ts';
import { CameraProblem } from './camera-problem.tsx';
import { DeviceCheck } from './device-check.tsx';
import { OtherTab } from './other-tab.tsx';
import { useCamera } from './use-camera.ts';
import { useOneTab } from './use-one-tab.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { Button, ButtonAnchor } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { ShortPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { InterviewQuestions } from './questions.tsx';

const route = getRouteApi('/talent/candidate/video/interview/start/$interviewCode');

export function InterviewStartPage() {
  const { t } = useLingui();
  const { interviewCode } = route.useParams();
  const query = useQuery(ownInterviews);
  return (
    <Screen name="interview-start" title={t`Video interview`}>
      <div className="mx-auto max-w-150">
        <Loaded query={query} skeleton={<ShortPageSkeleton />}>
          {({ interviews }) => {
            const row = interviews.find((one) => one.interviewCode === interviewCode);
            if (row === undefined) throw notFound();
            return <Interview row={row} />;
          }}
        </Loaded>
      </div>
    </Screen>
  );
}

type Step = 'about' | 'check' | 'practice' | OwnInterview;

function Interview({ row }: { row: InterviewRow }) {
  const { t } = useLingui();
  const { camera, turnOn } = useCamera();
  const [step, setStep] = useState<Step>('about');
  const { organization, interviewCode } = row;
  const { isElsewhere, takeTurn } = useOneTab(`assay.interview/${interviewCode}`);
  const opening = useSending(async () => setStep(await startInterview(interviewCode)));
  const checkCamera = async () => {
    await takeTurn();
    setStep('check');
    void turnOn();
  };
  if (row.state === 'completed' || row.state === 'closed') return <Over row={row} />;
  return (
    <div className="grid gap-5">
      {opening.error && (
        <Banner tone="bad" live>
          {opening.error.message}
        </Banner>
      )}
      {isElsewhere ? (
        <OtherTab name={row.name} />
      ) : step === 'about' ? (
        <About row={row} onGo={() => void checkCamera()} />
      ) : camera.state === 'problem' ? (
        <>
          <PageHeader title={row.name} />
          <CameraProblem
            problem={camera.problem}
            organization={organization.name}
            retry={() => void turnOn()}
          />
        </>
      ) : camera.state !== 'on' ? (
        <>
          <PageHeader title={row.name} />
          <p role="status">
            <Trans>Your browser asks whether it may use camera and microphone.</Trans>
          </p>
        </>
      ) : step === 'check' ? (
        <DeviceCheck
          stream={camera.stream}
          onPractice={() => setStep('practice')}
          onStart={() => void opening.run()}
        />
      ) : step === 'practice' ? (
        <AnswerQuestion
          stream={camera.stream}
          question={t`What did you have for breakfast, and would you have it again?`}
          place={<Trans>Practice question: no one else sees it</Trans>}
          prepareSeconds={30}
          answerSeconds={30}
          mayRetake
        >
          {() => (
            <>
              <p className="text-muted">
                <Trans>
                  This recording is on your device alone and is gone as soon as you continue.
                </Trans>
              </p>
              <div>
                <Button
                  look="primary"
                  className="max-sm:w-full"
                  pending={opening.pending}
                  onClick={() => void opening.run()}
                >
                  <Trans>Continue to the interview</Trans>
                </Button>
              </div>
            </>
          )}
        </AnswerQuestion>
      ) : (
        <InterviewQuestions interview={step} stream={camera.stream} onChange={setStep} />
      )}
    </div>
  );
}

function About({ row, onGo }: { row: InterviewRow; onGo: () => void }) {
  const { organization, questions, answered, state, interviewCode } = row;
  return (
    <>
      <PageHeader
        title={<span className="[overflow-wrap:anywhere]">{row.name}</span>}
        meta={<Trans>Asked by {organization.name}</Trans>}
      />
      <ul className="grid max-w-reading list-disc gap-2 pl-5 marker:text-muted">
        <li>
          {state === 'started' ? (
            <Trans>
              {answered} of {questions} questions answered; you continue where you left off.
            </Trans>
          ) : (
            <Plural
              value={questions}
              one="# question: 30 seconds to prepare, up to 3 minutes to answer. Between questions you can rest."
              other="# questions: each 30 seconds to prepare, up to 3 minutes to answer. Between questions you can rest."
            />
          )}
        </li>
        <li>
          <Trans>
            First you check camera and microphone, and try a practice question that no one else
            sees.
          </Trans>
        </li>
        <li>
          <Trans>
            You watch each answer before you keep it, and may record it once more if you like. The
            people who watch it then see that you did, but nothing of the first recording.
          </Trans>
        </li>
        <li>
          <Trans>
            People at {organization.name} who run this campaign watch what you keep. No machine
            judges it.
          </Trans>
        </li>
      </ul>
      {inFrame && (
        <Banner title={<Trans>The interview opens in a tab of its own.</Trans>}>
          <Trans>
            This page is shown inside another website, which should not get access to your camera
            and microphone. You log in once more in the new tab, and can come back here afterwards.
          </Trans>
        </Banner>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {inFrame ? (
          <ButtonAnchor
            look="primary"
            className="max-sm:w-full"
            href={`/video/interview/start/${interviewCode}`}
            target="_blank"
            rel="noopener"
          >
            <Trans>Open the interview in a tab of its own</Trans>
          </ButtonAnchor>
        ) : (
          <Button look="primary" className="max-sm:w-full" onClick={onGo}>
            <Trans>Check camera and microphone</Trans>
          </Button>
        )}
        <TextLink to="/video/interview/faq">
          <Trans>Questions and answers</Trans>
        </TextLink>
      </div>
    </>
  );
}

function Over({ row }: { row: InterviewRow }) {
  const { interviewCode, state } = row;
  return (
    <>
      <PageHeader title={<span className="[overflow-wrap:anywhere]">{row.name}</span>} />
      <p className="mb-5 text-muted">
        {state === 'completed' ? (
          <Trans>You have submitted this interview.</Trans>
        ) : (
          <Trans>The time for this interview has passed.</Trans>
        )}
      </p>
      {state === 'completed' ? (
        <ButtonLink to="/video/interview/done/$interviewCode" params={{ interviewCode }}>
          <Trans>Watch what you sent</Trans>
        </ButtonLink>
      ) : (
        <ButtonLink to="/">
          <Trans>Back to my tests</Trans>
        </ButtonLink>
      )}
    </>
  );
}
