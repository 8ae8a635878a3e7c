import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { CheckboxField } from '../../ui/fields/choice-fields.tsx';

export interface Consent {
  given: boolean;
  missing: boolean;
  set: (given: boolean) => void;
  /** Shows what is missing; true when nothing is. */
  check: () => boolean;
  box: RefObject<HTMLInputElement | null>;
}

/** The tick without which no permission is given. */
export function useConsent(): Consent {
  const [given, setGiven] = useState(false);
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  return {
    given,
    missing: missing && !given,
    set: setGiven,
    check: () => {
      setMissing(!given);
      return given;
    },
    box,
  };
}

export function ConsentTick({ organization, consent }: { organization: string; consent: Consent }) {
  const { t } = useLingui();
  return (
    <CheckboxField
      ref={consent.box}
      name="consent"
      required
      label={
        <Trans>
          I give <strong>{organization}</strong> permission to see my results.
        </Trans>
      }
      help={<Trans>This is voluntary. You can withdraw the permission at any time.</Trans>}
      error={consent.missing ? t`Please tick this box if you want to take part.` : undefined}
      checked={consent.given}
      onChange={(event) => consent.set(event.target.checked)}
    />
  );
}
