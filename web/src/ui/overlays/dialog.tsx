import type { ReactNode } from 'react';
import { lateLayer } from './late-layer.tsx';

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
export const Dialog = lateLayer(() => import('./dialog-layer.tsx'), 'DialogLayer');
