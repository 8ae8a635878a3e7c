import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';

/** From the head of a long form to the first field that something is said about. */
export function ToMarkedField() {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame} className="-mt-3">
      <Button
        look="plain"
        className="-ml-3"
        onClick={() =>
          frame.current
            ?.closest('form')
            ?.querySelector<HTMLElement>('[aria-invalid="true"]')
            ?.focus()
        }
      >
        <Trans>Go to the first error</Trans>
      </Button>
    </div>
  );
}
