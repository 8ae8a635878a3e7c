import { useState } from 'react';

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
      setErrors(messagesOf(failure));
    }
    setPending(false);
  }
  return { pending, errors, answer, run };
}

function messagesOf(failure: unknown): string[] {
  const { message, errors } = failure as Error & { errors?: unknown };
  if (typeof errors !== 'object' || errors === null) return [message];
  const said = Object.values(errors as Record<string, string[]>).flat();
  return said.length > 0 ? said : [message];
}
