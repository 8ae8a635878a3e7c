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
  boxRef: RefObject<HTMLInputElement | null>;
}

/** The tick without which no permission is given. */
export function useConsent(): Consent {
  const [given, setGiven] = useState(false);
  const [missing, setMissing] = useState(false);
  const boxRef = useRef<HTMLInputElement>(null);
  return {
    given,
    missing: missing && !given,
    set: setGiven,
    check: () => {
      setMissing(!given);
      return given;
    },
    boxRef,
  };
}

export function ConsentTick({ organization, consent }: { organization: string; consent: Consent }) {
  const { t } = useLingui();
  const { given, missing, set, boxRef } = consent;
  return (
    <CheckboxField
      ref={boxRef}
      name="consent"
      required
      label={
        <Trans>
          I give <strong>{organization}</strong> permission to see my results.
        </Trans>
      }
      help={<Trans>This is voluntary. You can withdraw the permission at any time.</Trans>}
      error={missing ? t`Please tick this box if you want to take part.` : undefined}
      checked={given}
      onChange={(event) => set(event.target.checked)}
    />
  );
}
