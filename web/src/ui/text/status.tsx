import type { ReactNode } from 'react';

export type Tone = 'good' | 'warn' | 'bad' | 'accent' | 'quiet' | 'open';

const dots: Record<Tone, string> = {
  good: 'bg-good',
  warn: 'bg-warn',
  bad: 'bg-bad',
  accent: 'bg-accent',
  quiet: 'bg-muted',
  open: 'border-[1.5px] border-muted',
};

/** A state in a table: a dot and always a word. `open` is a ring, for what has not begun. */
export function StatusDot({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span
        aria-hidden
        className={`size-2 shrink-0 rounded-full forced-colors:border print:[print-color-adjust:exact] ${dots[tone]}`}
      />
      {children}
    </span>
  );
}

const pills: Record<Tone, string> = {
  good: 'bg-good/12 text-good',
  warn: 'bg-warn/8 text-warn',
  bad: 'bg-bad/12 text-bad',
  accent: 'bg-accent-soft text-accent',
  quiet: 'bg-line/60 text-ink',
  open: 'border border-line text-muted',
};

/** A state beside a title. */
export function Pill({ tone = 'quiet', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-block rounded-full px-2.5 py-0.5 text-tiny font-medium whitespace-nowrap ${pills[tone]}`}
    >
      {children}
    </span>
  );
}
