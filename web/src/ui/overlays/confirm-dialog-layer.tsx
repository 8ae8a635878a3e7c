import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSending } from '../../lib/use-sending.ts';
import { Button } from '../actions/button.tsx';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { backdropFace, popupFace } from './layer-faces.ts';
import { FormErrors } from '../fields/form-errors.tsx';

export function ConfirmDialogLayer(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirmLabel, look = 'danger' } = props;
  const { pendingLabel, disabled, onConfirm, focusAfter } = props;
  const { t } = useLingui();
  const done = useRef(false);
  const { pending, error, run, reset } = useSending(async () => {
    await onConfirm();
    done.current = true;
    onOpenChange(false);
  });
  const working = pending ? pendingLabel : undefined;

  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        reset();
        done.current = false;
        onOpenChange(next);
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropFace} />
        <AlertDialog.Popup
          className={`${popupFace} max-w-110`}
          finalFocus={() => (done.current && focusAfter?.current) || true}
        >
          <AlertDialog.Title className="text-title [overflow-wrap:anywhere]">
            {title}
          </AlertDialog.Title>
          <AlertDialog.Description render={<div className="mt-2 mb-6 text-muted" />}>
            {children}
          </AlertDialog.Description>
          <div className="mb-4 empty:hidden">
            <FormErrors errors={error ? [error.message] : []} />
          </div>
          <div className="flex flex-wrap justify-end gap-2.5">
            <AlertDialog.Close render={<Button>{t`Cancel`}</Button>} />
            <Button look={look} pending={pending} disabled={disabled} onClick={() => void run()}>
              {working ?? confirmLabel}
            </Button>
            <span role="status" className="sr-only">
              {working}
            </span>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
