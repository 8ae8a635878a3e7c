import type { FormEvent, ReactNode } from 'react';
import { useSending } from '../../lib/writes/use-sending.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FormErrors } from '../../ui/fields/form-errors.tsx';
import { ConsentTick, useConsent } from './consent.tsx';

interface ConsentFormProps {
  organization: string;
  /** Whom it is about, above the tick. */
  children?: ReactNode;
  /** What the button says. */
  agree: ReactNode;
  send: () => Promise<unknown>;
}

/** A tick and a button; nothing is sent without the tick. */
export function ConsentForm({ organization, children, agree, send }: ConsentFormProps) {
  const consent = useConsent();
  const { pending, errors, run } = useSending(send);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!consent.check()) return consent.boxRef.current?.focus();
    void run();
  }
  return (
    <form noValidate className="grid grid-cols-1 gap-5" onSubmit={submit}>
      <FormErrors errors={errors} />
      {children}
      <ConsentTick organization={organization} consent={consent} />
      <Button type="submit" look="primary" wide pending={pending}>
        {agree}
      </Button>
    </form>
  );
}
