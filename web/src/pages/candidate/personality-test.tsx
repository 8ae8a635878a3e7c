import { testTypeIds } from '@assay/contract/instruments';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { queryClient } from '../../api/query-client.ts';
import { useSession } from '../../api/session.ts';
import { forgetForm, keptForm } from '../../features/personality/kept-form.ts';
import { openTest } from '../../features/personality/open-test.ts';
import { ownResults } from '../../features/personality/own-results.ts';
import { TestRunView } from '../../features/personality/test-run.tsx';
import { ownTests, useOwnTests } from '../../features/subjects/own-tests.ts';
import { Screen } from '../../ui/screen.tsx';
import { Failure, SessionEnded, TestSkeleton } from './personality-frames.tsx';
import { PersonalityStart } from './personality-start.tsx';

export function PersonalityTestPage() {
  const { t } = useLingui();
  return (
    <Screen name="personality-test" title={t`Personality`}>
      <PersonalityTest />
    </Screen>
  );
}

function PersonalityTest() {
  const auth = useSession((session) => session.auth);
  const [begun] = useState(() => keptForm() !== null);
  const { data: own, error: unreachable, refetch } = useOwnTests();
  const test = own?.tests.find(({ id }) => id === testTypeIds.personality);
  const opening = useMutation({ mutationFn: openTest });
  const [choosing, setChoosing] = useState(false);
  const [started, setStarted] = useState(false);
  const { mutate: open, data: form, error, reset } = opening;
  const finish = useFinish(open);

  // What was begun goes on at once.
  const goesOn = begun || (test?.answered ?? 0) > 0 || test?.pivot.completed === true;
  useEffect(() => {
    if (goesOn) open(undefined);
  }, [goesOn, open]);

  const leaves = useRedirect(form, error);
  if (!auth) return <SessionEnded />;
  if (leaves) return <TestSkeleton />;
  const start = (language: string) => {
    setStarted(true);
    open(language, { onSuccess: () => setChoosing(false) });
  };
  if (form && !choosing) {
    return (
      <TestRunView
        key={opening.submittedAt}
        form={form}
        started={started}
        onDone={finish.run}
        onLanguage={() => setChoosing(true)}
        problem={finish.error && <Failure error={finish.error} retry={finish.run} />}
      />
    );
  }
  if (choosing || (own && !goesOn)) {
    return (
      <PersonalityStart
        test={test}
        form={form ?? undefined}
        pending={opening.isPending}
        error={error}
        onStart={start}
      />
    );
  }
  const failure = error ?? (own ? null : unreachable);
  if (!failure) return <TestSkeleton />;
  const retry = () => {
    reset();
    if (goesOn) open(undefined);
    else void refetch();
  };
  return <TestSkeleton failure={<Failure error={failure} retry={retry} />} />;
}

/** To the result when the test is complete, to the questions about oneself when those are open. */
function useRedirect(form: unknown, error: Error | null): boolean {
  const router = useRouter();
  const profileOpen = error instanceof ApiError && error.code === 'profile_required';
  const target =
    form === null ? '/personality/results' : profileOpen ? '/profile/new/personality' : null;
  useEffect(() => {
    if (target) void router.navigate({ href: target, replace: true });
  }, [router, target]);
  return target !== null;
}

/** When all answers are acknowledged: to the result, or back to the questions that the server still misses. */
function useFinish(reopen: (language?: string) => void) {
  const router = useRouter();
  const { mutate, error } = useMutation({
    mutationFn: async () => {
      const { results } = await queryClient.fetchQuery({ ...ownResults, staleTime: 0 });
      if (!results) return reopen();
      forgetForm();
      await queryClient.invalidateQueries({ queryKey: ownTests.queryKey });
      await router.navigate({ to: '/personality/results', replace: true });
    },
  });
  return { run: useCallback(() => mutate(), [mutate]), error };
}
