import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { useSession } from '../../../api/session.ts';
import type { OpenedTest } from '../../../features/instruments/open-test.ts';
import { TestRunView } from '../../../features/instruments/test-run.tsx';
import type { FirstOpening } from '../../../features/instruments/use-opening.ts';
import { useTestOpening } from '../../../features/instruments/use-test-opening.ts';
import { Screen } from '../../../ui/screen.tsx';
import {
  BackToTests,
  Failure,
  isNotAsked,
  NotAsked,
  RetakeWait,
  SessionEnded,
  StandaloneLayout,
  StartProblem,
  TestSkeleton,
  waitsUntil,
} from '../../take/test-frames.tsx';
import { useTestRedirect } from '../../take/use-test-redirect.ts';
import type { JudgementForm } from './judgement-form.ts';
import { judgementTest } from './judgement-test.ts';
import { Situation } from './situation.tsx';
import { StartScreen } from './start-screen.tsx';

type First = FirstOpening<OpenedTest<JudgementForm>>;

/** Stands alone, in a document of its own: links out of it load the other document. */
export function JudgementTestPage({ first }: { first: First }) {
  const { t } = useLingui();
  const user = useSession((session) => session.auth && session.user?.id);
  const token = useSession(({ tokens }) => tokens?.access_token);
  const [firstToken] = useState(token);
  return (
    <Screen name="judgement-test" title={t`Situational judgement`}>
      {user === false ? (
        <SessionEnded />
      ) : (
        <JudgementTest key={user} first={token === firstToken ? first : undefined} />
      )}
    </Screen>
  );
}

/** `first` is missing after another login: then the test is asked for anew. */
function JudgementTest({ first }: { first: First | undefined }) {
  const test = useTestOpening(judgementTest, first);
  const { opened, count, pending, error, open } = test;
  const [started, setStarted] = useState(false);
  const reopen = useCallback(() => open(), [open]);

  if (useTestRedirect(test, { profile: '/profile/new/judgement', result: '/judgement/results' }))
    return <TestSkeleton />;
  if (opened?.state === 'running') {
    return (
      <TestRunView
        key={count}
        test={judgementTest}
        form={opened.form}
        name={<Trans comment="short name of situational judgement">Judgement</Trans>}
        hue="plum"
        View={Situation}
        hint={
          <Trans>Choose one response of each kind. You can change your mind until the end.</Trans>
        }
        started={started}
        onDone={reopen}
        onStale={reopen}
        problem={error && <Failure error={error} retry={reopen} />}
      />
    );
  }
  if (isNotAsked(error)) return <NotAsked />;
  const until = waitsUntil(error);
  if (until !== undefined) return <RetakeWait until={until} />;
  if (!opened || opened.state === 'complete')
    return <TestSkeleton failure={error && !pending && <Failure error={error} retry={reopen} />} />;
  return (
    <StandaloneLayout>
      <StartScreen
        questions={opened.questions}
        minutes={opened.minutes}
        pending={pending}
        onStart={() => {
          setStarted(true);
          open('en');
        }}
        problem={<StartProblem error={error} />}
        foot={<BackToTests />}
      />
    </StandaloneLayout>
  );
}
