import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { CloseIcon } from './icons.tsx';

export const backdropFace =
  'fixed inset-0 z-40 bg-shade transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0';
export const popupFace =
  'fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] -translate-1/2 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-6 shadow-float transition-[opacity,scale] duration-150 data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Read out with the title. */
  description?: ReactNode;
  size?: 'small' | 'large';
  children: ReactNode;
}

/** A task of its own above the page: focus stays in it, Escape closes, focus returns. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'small',
  children,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdropFace} />
        <Base.Popup className={`${popupFace} ${size === 'large' ? 'max-w-190' : 'max-w-120'}`}>
          <div className="mb-4 flex items-start justify-between gap-4">
            <Base.Title className="text-title">{title}</Base.Title>
            <Base.Close
              render={
                <IconButton label="Close" className="-mt-1.5 -mr-2">
                  <CloseIcon />
                </IconButton>
              }
            />
          </div>
          {description && (
            <Base.Description className="mb-4 text-muted">{description}</Base.Description>
          )}
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
