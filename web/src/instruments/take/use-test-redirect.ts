import { useEffect } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { navigateToOtherDocument } from '../../api/hand-over.ts';
import type { RunningTest } from '../../features/instruments/plain-test.ts';
import type { OpenedTest } from '../../features/instruments/open-test.ts';
import type { Openings } from '../../features/instruments/use-opening.ts';

interface Ways {
  /** To the questions about oneself, when those are open. */
  profile: string;
  /** To the result, when the test is complete. */
  result: string;
}

/** Leaves a test that cannot be shown; true while the other page loads. */
export function useTestRedirect<Form extends RunningTest>(
  { opened, error }: Pick<Openings<OpenedTest<Form>>, 'opened' | 'error'>,
  { profile, result }: Ways,
): boolean {
  const profileOpen = error instanceof ApiError && error.code === 'profile_required';
  const target = profileOpen ? profile : opened?.state === 'complete' && result;
  useEffect(() => {
    if (target) navigateToOtherDocument(target, { replace: true });
  }, [target]);
  return target !== false;
}
