import { Dialog as Base } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { IconButton } from './button.tsx';
import type { DialogProps } from './dialog.tsx';
import { CloseIcon } from './icons.tsx';

export const backdropFace =
  'fixed inset-0 z-40 bg-shade transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0';
export const popupFace =
  'fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-1/2 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-6 shadow-float transition-[opacity,scale] duration-150 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0';

export function DialogLayer({
  open,
  onOpenChange,
  title,
  description,
  size = 'small',
  children,
}: DialogProps) {
  const { t } = useLingui();
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdropFace} />
        <Base.Popup className={`${popupFace} ${size === 'large' ? 'max-w-190' : 'max-w-120'}`}>
          <Base.Title className="mb-4 pr-10 text-title [overflow-wrap:anywhere]">
            {title}
          </Base.Title>
          {description && (
            <Base.Description className="mb-4 text-muted">{description}</Base.Description>
          )}
          {children}
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
