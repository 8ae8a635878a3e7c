import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { useSession } from '../../../api/session.ts';
import type { CultureForm } from './culture-form.ts';
import { askCulture, cultureTest } from './culture-test.ts';
import { StartScreen } from './start-screen.tsx';
import { TestRunView } from '../../../features/instruments/test-run.tsx';
import type { OpenedTest } from '../../../features/instruments/open-test.ts';
import { useTestOpening } from '../../../features/instruments/use-test-opening.ts';
import type { FirstOpening } from '../../../features/instruments/use-opening.ts';
import { Screen } from '../../../ui/screen.tsx';
import {
  StandaloneLayout,
  BackToTests,
  Failure,
  NotAsked,
  SessionEnded,
  StartProblem,
  TestSkeleton,
  isNotAsked,
} from '../../take/test-frames.tsx';
import { useTestRedirect } from '../../take/use-test-redirect.ts';

interface CultureTestPageProps {
  first: FirstOpening<OpenedTest<CultureForm>>;
}

/** Stands alone, in a document of its own: links out of it load the other document. */
export function CultureTestPage({ first }: CultureTestPageProps) {
  const { t } = useLingui();
  const user = useSession((session) => session.auth && session.user?.id);
  const token = useSession(({ tokens }) => tokens?.access_token);
  const [firstToken] = useState(token);
  return (
    <Screen name="culture-test" title={t`Culture`}>
      {user === false ? (
        <SessionEnded />
      ) : (
        <CultureTest key={user} first={token === firstToken ? first : undefined} />
      )}
    </Screen>
  );
}

/** `first` is missing after another login: then the test is asked for anew. */
function CultureTest({ first }: { first: FirstOpening<OpenedTest<CultureForm>> | undefined }) {
  const test = useTestOpening(cultureTest, first);
  const { opened, count, pending, error, open } = test;
  const [started, setStarted] = useState(false);
  const reopen = useCallback(() => open(), [open]);

  if (useTestRedirect(test, { profile: '/profile/new/culture', result: '/culture/results' }))
    return <TestSkeleton />;
  if (opened?.state === 'running') {
    return (
      <TestRunView
        key={count}
        test={cultureTest}
        form={opened.form}
        name={<Trans>Culture</Trans>}
        hue="rust"
        ask={askCulture}
        hint={<Trans>Keep the high answers for what matters most to you.</Trans>}
        started={started}
        onDone={reopen}
        onStale={reopen}
        problem={error && <Failure error={error} retry={reopen} />}
      />
    );
  }
  if (isNotAsked(error)) return <NotAsked />;
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
