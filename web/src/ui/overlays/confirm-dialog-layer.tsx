import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useSending } from '../../lib/writes/use-sending.ts';
import { Button } from '../actions/button.tsx';
import type { ConfirmDialogProps } from './confirm-dialog.tsx';
import { afterRemoval } from '../../lib/use-kept-focus.ts';
import { backdropFace, popupFace } from './layer-faces.ts';
import { FormErrors } from '../fields/form-errors.tsx';
import { toastFailure } from './toast.tsx';

export function ConfirmDialogLayer(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, focusAfter } = props;
  const done = useRef(false);
  /** How often it has been opened: what is asked now knows nothing of what was asked before. */
  const [asked, setAsked] = useState({ open, times: 0 });
  if (asked.open !== open) setAsked({ open, times: asked.times + (open ? 1 : 0) });
  /** Questions that were left without waiting for what was done about them. */
  const left = useRef(new Set<number>());

  return (
    <AlertDialog.Root
      open={open}
      onOpenChange={(next) => {
        left.current.add(asked.times);
        done.current = false;
        onOpenChange(next);
      }}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropFace} />
        <AlertDialog.Popup
          className={`${popupFace} max-w-110`}
          finalFocus={() => (done.current && focusAfter?.current) || (afterRemoval() ?? true)}
        >
          <AlertDialog.Title className="text-title [overflow-wrap:anywhere]">
            {title}
          </AlertDialog.Title>
          <AlertDialog.Description render={<div className="mt-2 mb-6 text-muted" />}>
            {children}
          </AlertDialog.Description>
          <Answer
            key={asked.times}
            {...props}
            isLeft={() => left.current.has(asked.times)}
            onDone={() => {
              done.current = true;
              onOpenChange(false);
            }}
          />
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

interface AnswerProps extends ConfirmDialogProps {
  isLeft: () => boolean;
  onDone: () => void;
}

/** What went wrong, and the buttons. Who leaves while it works closes nothing else by that, and still hears when it fails. */
function Answer(props: AnswerProps) {
  const {
    confirmLabel,
    look = 'danger',
    pendingLabel,
    disabled,
    onConfirm,
    isLeft,
    onDone,
  } = props;
  const { t } = useLingui();
  const { pending, errors, run } = useSending(
    async () => {
      await onConfirm();
      if (!isLeft()) onDone();
    },
    (failure) => isLeft() && toastFailure(failure),
  );
  const working = pending ? pendingLabel : undefined;
  return (
    <>
      <div className="mb-4 empty:hidden">
        <FormErrors errors={errors} />
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
    </>
  );
}
