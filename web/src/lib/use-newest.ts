import { useMutation } from '@tanstack/react-query';
import { isFailedCall, messagesOf } from './server-errors.ts';

/**
 * A call that may be made once more before it has answered, as when another file is chosen: only the newest counts, and
 * what an earlier one answers is not shown.
 */
export function useNewest<Answer, Input>(ask: (input: Input) => Promise<Answer>) {
  const { mutateAsync, isPending, variables, error, data, reset } = useMutation({
    mutationFn: ask,
    // Without a connection it fails and says so, instead of waiting for one unseen.
    networkMode: 'always',
  });
  async function run(input: Input) {
    try {
      await mutateAsync(input);
    } catch (failure) {
      // Other errors are mistakes of ours, which are reported.
      if (!isFailedCall(failure)) throw failure;
    }
  }
  return {
    run,
    pending: isPending,
    /** What the newest call was made with, and its answer; undefined until it is there. */
    found: data === undefined || variables === undefined ? undefined : { about: variables, data },
    errors: error ? messagesOf(error) : [],
    /** Nothing was asked: what is still on its way is not shown either. */
    reset,
  };
}
