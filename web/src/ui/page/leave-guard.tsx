import { Trans, useLingui } from '@lingui/react/macro';
import { useBlocker } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';

interface LeaveGuardProps {
  unsaved: boolean;
  /** What saves by itself is waited for before anything is asked: answers whether all is saved then. */
  settle?: () => Promise<boolean>;
}

/** Asks before a screen is left, or its window closed, while something on it is not saved. */
export function LeaveGuard({ unsaved, settle }: LeaveGuardProps) {
  const { t } = useLingui();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: async () => unsaved && !(await settle?.()),
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  // It must be able to ask when the connection has gone.
  useEffect(() => {
    ConfirmDialog.load().catch(() => undefined);
  }, []);
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={() => reset?.()}
      title={t`Leave without saving?`}
      confirmLabel={t`Leave`}
      onConfirm={async () => proceed?.()}
    >
      <Trans>What you changed here is lost.</Trans>
    </ConfirmDialog>
  );
}
