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
import type { TestForm } from '../../features/personality/test-form.ts';
import { TestRunView } from '../../features/personality/test-run.tsx';
import { ownTests, useOwnTests } from '../../features/subjects/own-tests.ts';
import { Screen } from '../../ui/screen.tsx';
import { Failure, SessionEnded, TestSkeleton } from './personality-frames.tsx';
import { PersonalityStart } from './personality-start.tsx';

export function PersonalityTestPage() {
  const { t } = useLingui();
  const auth = useSession((session) => session.auth);
  return (
    <Screen name="personality-test" title={t`Personality`}>
      {auth ? <PersonalityTest /> : <SessionEnded />}
    </Screen>
  );
}

function PersonalityTest() {
  const [kept] = useState(() => keptForm() !== null);
  const { data: own, error: unreachable, refetch } = useOwnTests();
  const test = own?.tests.find(({ id }) => id === testTypeIds.personality);
  const [form, setForm] = useState<TestForm | null>();
  const [openings, setOpenings] = useState(0);
  const [started, setStarted] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const opening = useMutation({
    mutationFn: openTest,
    onSuccess: (opened) => {
      setForm(opened);
      setOpenings((count) => count + 1);
      setChoosing(false);
    },
  });
  const { mutate: open, error } = opening;
  const reopen = useCallback(() => open(undefined), [open]);
  const finish = useFinish(reopen);

  // What was begun goes on at once.
  const begun = kept || (test?.answered ?? 0) > 0 || test?.pivot.completed === true;
  const goesOn = begun && form === undefined;
  useEffect(() => {
    if (goesOn) reopen();
  }, [goesOn, reopen]);

  const leaves = useRedirect(form, error);
  if (leaves) return <TestSkeleton />;
  if (form && !choosing) {
    return (
      <TestRunView
        key={openings}
        form={form}
        started={started}
        onDone={finish.run}
        onBehind={reopen}
        onLanguage={() => setChoosing(true)}
        problem={finish.error && <Failure error={finish.error} retry={finish.run} />}
      />
    );
  }
  if (choosing || (own && !begun)) {
    return (
      <PersonalityStart
        test={test}
        form={form ?? undefined}
        pending={opening.isPending}
        error={error}
        onStart={(language) => {
          setStarted(true);
          open(language);
        }}
      />
    );
  }
  const failure = error ?? (begun ? null : unreachable);
  if (!failure) return <TestSkeleton />;
  const retry = begun ? reopen : () => void refetch();
  return <TestSkeleton failure={<Failure error={failure} retry={retry} />} />;
}

/** To the result when the test is complete, to the questions about oneself when those are open. */
function useRedirect(form: TestForm | null | undefined, error: Error | null): boolean {
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
function useFinish(reopen: () => void) {
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
