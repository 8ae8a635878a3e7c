import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useSending } from '../../../lib/writes/use-sending.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { CheckboxField } from '../../../ui/fields/choice-fields.tsx';
import type { Consent } from './records.ts';

export interface ConsentStepProps {
  consent: Consent;
  /** Resolves when the way to the questions is open. */
  onAgree: () => Promise<unknown>;
  /** The way out. */
  decline: ReactNode;
}

/** What is asked, who sees what, and the tick without which nothing is asked. */
export function ConsentStep({ consent, onAgree, decline }: ConsentStepProps) {
  const { t } = useLingui();
  const [given, setGiven] = useState(false);
  const [missing, setMissing] = useState(false);
  const agreeing = useSending(async () => {
    await onAgree();
    return true;
  });
  // After it the questions load, in another document.
  const pending = agreeing.pending || agreeing.answer === true;
  const problem = agreeing.error?.message;
  const box = useRef<HTMLInputElement>(null);

  function start() {
    setMissing(!given);
    if (given) void agreeing.run();
    else box.current?.focus();
  }

  return (
    <Card title={consent.title}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!pending) start();
        }}
      >
        <p className="max-w-reading text-option">{consent.intro}</p>
        <dl className="my-6 grid max-w-reading gap-4">
          {consent.points.map(({ heading, text }) => (
            <div key={heading}>
              <dt className="font-semibold">{heading}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        <CheckboxField
          ref={box}
          name="consent"
          required
          label={consent.agree}
          error={missing && !given ? t`Please tick this box if you want to take part.` : undefined}
          checked={given}
          onChange={(event) => setGiven(event.target.checked)}
        />
        {problem && (
          <div className="mt-4">
            <Banner tone="bad" live>
              {problem}
            </Banner>
          </div>
        )}
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button type="submit" look="primary" pending={pending} className="px-7 max-sm:w-full">
            <Trans>Start</Trans>
          </Button>
          {decline}
        </div>
      </form>
    </Card>
  );
}
