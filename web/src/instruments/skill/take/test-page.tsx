import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { navigateToOtherDocument } from '../../../api/hand-over.ts';
import { useSession } from '../../../api/session.ts';
import { StartScreen } from './start-screen.tsx';
import { TestRunView } from './test-run.tsx';
import { useSkillRun } from './use-skill-run.ts';
import { Screen } from '../../../ui/page/screen.tsx';
import {
  StandaloneLayout,
  BackToTests,
  Failure,
  NotAsked,
  SessionEnded,
  StartProblem,
  TestSkeleton,
  RetakeWait,
  waitsUntil,
} from '../../take/test-frames.tsx';

export interface SkillTestPageProps {
  testId: number;
}

/** Stands alone, in a document of its own: links out of it load the other document. */
export function SkillTestPage({ testId }: SkillTestPageProps) {
  const { t } = useLingui();
  const user = useSession((session) => session.auth && session.user?.id);
  return (
    <Screen name="skill-test" title={t`Skill test`}>
      {user === false ? <SessionEnded /> : <SkillTest key={`${user} ${testId}`} testId={testId} />}
    </Screen>
  );
}

function SkillTest({ testId }: SkillTestPageProps) {
  const run = useSkillRun(testId);
  const { phase, heard, test, error } = run;
  const profileOpen = error instanceof ApiError && error.code === 'profile_required';
  const target = profileOpen
    ? `/profile/new/mcqt_${testId}`
    : phase === 'over' && `/skill/results/${testId}`;
  useEffect(() => {
    if (target) navigateToOtherDocument(target);
  }, [target]);

  if (target) return <TestSkeleton />;
  const failure = error && <Failure error={error} retry={run.begin} />;
  if (phase === 'asking' || phase === 'between') {
    return <TestRunView run={run} problem={failure} />;
  }
  if (error instanceof ApiError && error.status === 404) return <NotAsked />;
  const wait = waitsUntil(error);
  if (wait) return <RetakeWait until={wait} />;
  if (phase === 'opening' || !test || !heard) {
    const retry = () => location.reload();
    return <TestSkeleton failure={error && <Failure error={error} retry={retry} />} />;
  }
  return (
    <StandaloneLayout>
      <StartScreen
        test={test}
        number={heard.sitting.number}
        ranOut={heard.sitting.ranOut}
        pending={run.pending}
        onStart={run.begin}
        problem={<StartProblem error={error} />}
        foot={<BackToTests href="/skill/tests" />}
      />
    </StandaloneLayout>
  );
}
