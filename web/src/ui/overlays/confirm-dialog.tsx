import type { ReactNode, RefObject } from 'react';
import { lateLayer } from './late-layer.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** A question that names what it is about: `Delete “Engineering leads”?` */
  title: string;
  children?: ReactNode;
  /** The verb, never "OK". */
  confirmLabel: string;
  /** What the button says while it works, where that can take a while. */
  pendingLabel?: string;
  /** Whether it cannot be confirmed as things are; the children say why. */
  disabled?: boolean;
  look?: 'primary' | 'danger';
  /** The dialog closes when this resolves and shows the message when it fails. */
  onConfirm: () => Promise<unknown>;
  /** Gets the focus once it is done, where the control that asked goes with what was deleted. */
  focusAfter?: RefObject<HTMLElement | null>;
}

/** Asks before something that cannot be undone. */
export const ConfirmDialog = lateLayer(
  () => import('./confirm-dialog-layer.tsx'),
  'ConfirmDialogLayer',
);
