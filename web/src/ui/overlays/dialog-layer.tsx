import { Dialog as Base } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef } from 'react';
import { afterRemoval } from '../../lib/use-kept-focus.ts';
import { IconButton } from '../actions/button.tsx';
import type { DialogProps } from './dialog.tsx';
import { CloseIcon } from '../text/icons.tsx';
import { InDialog } from './in-dialog.ts';
import { backdropFace, popupFace } from './layer-faces.ts';

const typedInto = 'textarea, input:not([type="checkbox"], [type="radio"])';

/** Back to what opened it, or to what has taken its place when that has gone. Who has moved on by then stays there. */
function returnFocus(popup: HTMLElement | null): HTMLElement | boolean {
  const focused = document.activeElement;
  const here = popup?.closest('[data-base-ui-portal]');
  if (focused !== document.body && !here?.contains(focused)) return false;
  return afterRemoval() ?? true;
}

export function DialogLayer({
  open,
  onOpenChange,
  title,
  description,
  size = 'small',
  children,
}: DialogProps) {
  const { t } = useLingui();
  const typed = useRef(false);
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    typed.current = false;
  }, [open]);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        // A press beside it by accident takes nothing away that has been typed; Escape and the buttons are meant.
        if (details.reason === 'outside-press' && typed.current) details.cancel();
        else onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={backdropFace} />
        <Base.Popup
          ref={popup}
          finalFocus={() => returnFocus(popup.current)}
          className={`${popupFace} ${size === 'large' ? 'max-w-190' : 'max-w-120'}`}
          onInput={(event: FormEvent) => {
            if ((event.target as Element).matches(typedInto)) typed.current = true;
          }}
        >
          <Base.Title className="mb-4 pr-10 text-title [overflow-wrap:anywhere]">
            {title}
          </Base.Title>
          {description && (
            <Base.Description className="mb-4 text-muted">{description}</Base.Description>
          )}
          <InDialog value={true}>{children}</InDialog>
          {/* Last, so that the focus begins with what the dialog is about. */}
          <Base.Close
            render={
              <IconButton label={t`Close`} className="absolute top-4.5 right-4">
                <CloseIcon />
              </IconButton>
            }
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
