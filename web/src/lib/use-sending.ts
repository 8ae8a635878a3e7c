import { useState } from 'react';
import { messagesOf } from './server-errors.ts';

/** One call behind one button: whether it runs, what it said and what went wrong. */
export function useSending<Answer>(send: () => Promise<Answer>) {
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<string[]>([]);
  const [answer, setAnswer] = useState<Answer>();
  async function run() {
    if (pending) return;
    setPending(true);
    setErrors([]);
    try {
      setAnswer(await send());
    } catch (failure) {
      setErrors(messagesOf(failure as Error));
    }
    setPending(false);
  }
  return { pending, errors, answer, run };
}
