import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type FailedCall, isFailedCall, messagesOf } from './server-errors.ts';

/**
 * One write behind a button: whether it runs and with what, what it answered and what went wrong.
 * @param onFailure what else is done about a call that has failed; `again` tries it once more.
 */
export function useSending<Answer, Input = void>(
  send: (input: Input) => Promise<Answer>,
  onFailure?: (failure: FailedCall, again: () => void) => void,
) {
  const { mutateAsync, isPending, variables, error, data, reset } = useMutation({
    mutationFn: send,
    // Without a connection it fails and says so, instead of waiting for one unseen.
    networkMode: 'always',
  });
  const running = useRef(false);
  async function run(input: Input) {
    if (running.current) return;
    running.current = true;
    try {
      await mutateAsync(input);
    } catch (failure) {
      // Other errors are mistakes of ours, which are reported.
      if (!isFailedCall(failure)) throw failure;
      onFailure?.(failure, () => void run(input));
    } finally {
      running.current = false;
    }
  }
  return {
    run,
    pending: isPending,
    /** What it runs with. */
    sent: isPending ? variables : undefined,
    answer: data,
    error,
    errors: error ? messagesOf(error) : [],
    /** Nothing went wrong and nothing was answered. */
    reset,
  };
}
