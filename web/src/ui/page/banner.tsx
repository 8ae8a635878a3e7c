import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon } from '../text/icons.tsx';

const tones = {
  info: 'border-accent/30 bg-accent-soft',
  good: 'border-good/35 bg-good/8',
  warn: 'border-warn/40 bg-warn/8',
  bad: 'border-bad/40 bg-bad/8',
} as const;
const marks = {
  info: 'text-accent',
  good: 'text-good',
  warn: 'text-warn',
  bad: 'text-bad',
} as const;

export interface BannerProps {
  tone?: keyof typeof tones;
  /** In bold before the text. */
  title?: ReactNode;
  /** Buttons or links on the right. */
  actions?: ReactNode;
  /** Read out when it appears. */
  live?: boolean;
  children?: ReactNode;
}

/** A state of the whole page that stays until it is over. */
export function Banner({ tone = 'info', title, actions, live, children }: BannerProps) {
  const Mark = tone === 'good' ? CheckIcon : AlertIcon;
  return (
    <div
      role={live ? 'status' : undefined}
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border px-5 py-3.5 ${tones[tone]}`}
    >
      <div className="flex min-w-0 items-start gap-2.5">
        <Mark className={`mt-1 shrink-0 ${marks[tone]}`} />
        <div className="max-w-reading">
          {title && <strong className="mr-1.5">{title}</strong>}
          {children}
        </div>
      </div>
      {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
    </div>
  );
}
