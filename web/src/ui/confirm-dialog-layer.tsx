import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from './button.tsx';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { backdropFace, popupFace } from './layer-faces.ts';
import { FormErrors } from './fields/form-errors.tsx';

export function ConfirmDialogLayer(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, confirmLabel, look = 'danger' } = props;
  const { pendingLabel, disabled, onConfirm, focusAfter } = props;
  const { t } = useLingui();
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<string[]>([]);
  const done = useRef(false);
  const working = pending ? pendingLabel : undefined;

  async function confirm() {
    setPending(true);
    setErrors([]);
    try {
      await onConfirm();
      done.current = true;
      onOpenChange(false);
    } catch (failure) {
      setErrors([(failure as Error).message]);
    }
    setPending(false);
  }

  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        setErrors([]);
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
            <FormErrors errors={errors} />
          </div>
          <div className="flex flex-wrap justify-end gap-2.5">
            <AlertDialog.Close render={<Button>{t`Cancel`}</Button>} />
            <Button look={look} pending={pending} disabled={disabled} onClick={confirm}>
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
