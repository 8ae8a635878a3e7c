import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { leaveFor } from '../../api/hand-over.ts';
import { useSession } from '../../api/session.ts';
import { TestRunView } from '../../features/instruments/personality/test-run.tsx';
import { openTest } from '../../features/instruments/personality/open-test.ts';
import type { OpenedTest } from '../../features/instruments/personality/open-test.ts';
import { useOpening } from '../../features/instruments/use-opening.ts';
import type { FirstOpening, Openings } from '../../features/instruments/use-opening.ts';
import { Screen } from '../../ui/screen.tsx';
import { Failure, NotAsked, SessionEnded, TestSkeleton } from './test-frames.tsx';
import { PersonalityStart } from './personality-start.tsx';

interface PersonalityTestPageProps {
  first: FirstOpening<OpenedTest>;
}

/** Stands alone, in a document of its own: links out of it load the other document. */
export function PersonalityTestPage({ first }: PersonalityTestPageProps) {
  const { t } = useLingui();
  const user = useSession((session) => session.auth && session.user?.id);
  const token = useSession(({ tokens }) => tokens?.access_token);
  const [firstToken] = useState(token);
  return (
    <Screen name="personality-test" title={t`Personality`}>
      {user === false ? (
        <SessionEnded />
      ) : (
        <PersonalityTest key={user} first={token === firstToken ? first : undefined} />
      )}
    </Screen>
  );
}

const ask = (language?: string) => openTest({ language });

/** `first` is missing after another login: then the test is asked for anew. */
function PersonalityTest({ first }: { first: FirstOpening<OpenedTest> | undefined }) {
  const test = useOpening(first, ask);
  const { opened, count, pending, error, open } = test;
  const [started, setStarted] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const reopen = useCallback(() => open(), [open]);

  if (useRedirect(test)) return <TestSkeleton />;
  if (opened?.state === 'running' && !choosing) {
    return (
      <TestRunView
        key={count}
        form={opened.form}
        started={started}
        onDone={reopen}
        onBehind={reopen}
        onLanguage={() => setChoosing(true)}
        problem={error && <Failure error={error} retry={reopen} />}
      />
    );
  }
  if (isNotAsked(error)) return <NotAsked />;
  if (!opened || opened.state === 'complete')
    return <TestSkeleton failure={error && !pending && <Failure error={error} retry={reopen} />} />;
  return (
    <PersonalityStart
      opened={opened}
      pending={pending}
      error={error}
      onStart={(language) => {
        setStarted(true);
        setChoosing(false);
        open(language);
      }}
    />
  );
}

/** To the result when the test is complete, to the questions about oneself when those are open. */
function useRedirect({ opened, error }: Openings<OpenedTest>): boolean {
  const profileOpen = error instanceof ApiError && error.code === 'profile_required';
  const target = profileOpen
    ? '/profile/new/personality'
    : opened?.state === 'complete' && '/personality/results';
  useEffect(() => {
    if (target) leaveFor(target);
  }, [target]);
  return target !== false;
}

function isNotAsked(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'forbidden' && !error.inactive;
}
