import type { ReactNode } from 'react';

/** A card of numbers in one row, two columns on a phone; the first of an odd number has a row to itself there. */
export function StatRow({ children }: { children: ReactNode }) {
  return (
    <dl className="mb-6 grid grid-cols-2 overflow-hidden max-sm:*:first:nth-last-[2n+1]:col-span-2 rounded-card border border-line bg-surface sm:flex sm:*:flex-1">
      {children}
    </dl>
  );
}

export interface StatProps {
  value: ReactNode;
  label: ReactNode;
  /** Draws a bar: the share of the whole. */
  of?: { value: number; max: number };
}

export function Stat({ value, label, of }: StatProps) {
  const share = of && of.max > 0 ? (of.value / of.max) * 100 : 0;
  return (
    <div className="-mt-px -ml-px flex min-w-0 flex-col border-t border-l border-line px-5 py-4">
      <dt className="order-2 text-small text-muted">
        {label}
        {of && (
          <span
            aria-hidden
            className="mt-2.5 block h-1 overflow-hidden rounded-full bg-line forced-colors:border print:[print-color-adjust:exact]"
          >
            <span
              style={{ width: `${share}%` }}
              className="block h-full rounded-full bg-accent forced-colors:bg-[Highlight]"
            />
          </span>
        )}
      </dt>
      <dd className="order-1 font-serif text-[1.5rem]/tight font-semibold">{value}</dd>
    </div>
  );
}
