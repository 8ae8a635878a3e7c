import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks before a screen is left, or its window closed, while something on it is not saved. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => unsaved,
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      onOpenChange={() => reset?.()}
      title="Leave without saving?"
      confirmLabel="Leave"
      onConfirm={async () => proceed?.()}
    >
      What you changed here is lost.
    </ConfirmDialog>
  );
}
