import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { useSession } from '../../../api/session.ts';
import { askPersonality, personalityTest } from './personality-test.ts';
import type { TestForm } from './test-form.ts';
import { TestRunView } from '../../../features/instruments/test-run.tsx';
import type { OpenedTest } from '../../../features/instruments/open-test.ts';
import { useTestOpening } from '../../../features/instruments/use-test-opening.ts';
import type { FirstOpening } from '../../../features/instruments/use-opening.ts';
import { Screen } from '../../../ui/screen.tsx';
import {
  Failure,
  isNotAsked,
  NotAsked,
  SessionEnded,
  TestSkeleton,
} from '../../take/test-frames.tsx';
import { PersonalityStart } from './start-page.tsx';
import { useTestRedirect } from '../../take/use-test-redirect.ts';

interface PersonalityTestPageProps {
  first: FirstOpening<OpenedTest<TestForm>>;
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

/** `first` is missing after another login: then the test is asked for anew. */
function PersonalityTest({ first }: { first: FirstOpening<OpenedTest<TestForm>> | undefined }) {
  const test = useTestOpening(personalityTest, first);
  const { opened, count, pending, error, open } = test;
  const [started, setStarted] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const { t } = useLingui();
  const stem = t`How well does this describe you?`;
  const ask = useCallback<typeof askPersonality>(
    (form, place) => {
      const asked = askPersonality(form, place);
      return asked && { ...asked, stem };
    },
    [stem],
  );
  const reopen = useCallback(() => open(), [open]);

  if (
    useTestRedirect(test, { profile: '/profile/new/personality', result: '/personality/results' })
  )
    return <TestSkeleton />;
  if (opened?.state === 'running' && !choosing) {
    return (
      <TestRunView
        key={count}
        test={personalityTest}
        form={opened.form}
        name={<Trans>Personality</Trans>}
        hue="violet"
        ask={ask}
        hint={<Trans>Describe yourself as you are now, not as you’d like to be.</Trans>}
        foot={
          <button
            type="button"
            className="rounded-small text-accent underline decoration-accent/35 underline-offset-3"
            onClick={() => setChoosing(true)}
          >
            <Trans>Change the language</Trans>
          </button>
        }
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
