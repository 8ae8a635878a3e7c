import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { type FailedCall, isFailedCall, messagesOf } from '../server-errors.ts';

/*
 * What the pages write goes through here. Which to take:
 *
 * - behind a form of react-hook-form: `useSubmit` beside this file, which puts at its field what the server says of one;
 * - before something is done that is asked about: `ConfirmDialog`, or `DeleteDialog` where a name is typed. They send by
 *   `useSending` themselves, so they are given the call;
 * - behind anything else that is pressed or chosen: `useSending`, which sends once however often it is pressed; where each
 *   press is another write, or another file is read, `useSendingEach`.
 *
 * Whatever of these sends it:
 *
 * - a failure without a place of its own is said by a message: `useSending(send, toastFailure)`;
 * - what shows before it is answered is changed by `atOnce` (`api/at-once.ts`) in the function that makes the call;
 * - what can be taken back says so where it says that it is done: `toast(…, { undo })`.
 *
 * Not for what is kept while somebody answers or types, and tried again by itself: the answer queue (`api/answer-queue.ts`),
 * runs of tests, drafts (`use-ratings.ts`, `use-review.ts`), recordings and the order of questions.
 */

/**
 * What else is done about a call that has failed; `again` tries it once more. What it returns is said in place of all that the
 * call says, as where the rest of it stands at fields.
 */
type OnFailure = (
  failure: FailedCall,
  again: () => void,
) => readonly string[] | false | undefined | void;

/** One write: whether it runs and with what, what it answered and what went wrong. Made again while it runs, it is that one. */
export function useSending<Answer, Input = void>(
  send: (input: Input) => Promise<Answer>,
  onFailure?: OnFailure,
) {
  return useCalls(send, onFailure, true);
}

/** The same, but each is made, also while another one runs. What is told is of the newest alone. */
export function useSendingEach<Answer, Input = void>(
  send: (input: Input) => Promise<Answer>,
  onFailure?: OnFailure,
) {
  return useCalls(send, onFailure, false);
}

function useCalls<Answer, Input>(
  send: (input: Input) => Promise<Answer>,
  onFailure: OnFailure | undefined,
  once: boolean,
) {
  const { mutateAsync, isPending, variables, error, data, reset } = useMutation({
    mutationFn: ({ answer }: { input: Input; answer: Promise<Answer> }) => answer,
    // Without a connection it fails and says so, instead of waiting for one unseen.
    networkMode: 'always',
    // What was sent, as a password, is forgotten with the screen.
    gcTime: 0,
  });
  const running = useRef<Promise<void>>(null);
  // The same as long as it is said: what shows it takes the focus whenever it is another.
  const [told] = useState(() => new WeakMap<object, readonly string[]>());
  const run = useCallback(
    function again(input: Input): Promise<void> {
      const attempt = async () => {
        try {
          // Begins in this very moment, which the library would not: the next press may follow from what it shows at once.
          await mutateAsync({ input, answer: send(input) });
        } catch (failure) {
          // Other errors are mistakes of ours, which are reported.
          if (!isFailedCall(failure)) throw failure;
          told.set(failure, onFailure?.(failure, () => void again(input)) || messagesOf(failure));
        }
      };
      if (!once) return attempt();
      running.current ??= attempt().finally(() => {
        running.current = null;
      });
      return running.current;
    },
    [mutateAsync, send, onFailure, once, told],
  );
  return {
    /** The same from one rendering to the next, where `send` and `onFailure` are. */
    run,
    pending: isPending,
    /** What it runs with. */
    sent: isPending ? variables.input : undefined,
    answer: data,
    error,
    errors: error ? (told.get(error) ?? messagesOf(error)) : [],
    /** Nothing went wrong and nothing was answered; of several, what is still on its way is not told either. */
    reset,
  };
}
