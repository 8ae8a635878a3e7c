import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';

interface DialogFootProps {
  onCancel: () => void;
  /** The button that does what the dialog is for. */
  children: ReactNode;
}

/** The buttons at the end of a form in a dialog. */
export function DialogFoot({ onCancel, children }: DialogFootProps) {
  return (
    <div className="flex flex-wrap justify-end gap-2.5">
      <Button onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      {children}
    </div>
  );
}
