import type { ReactNode } from 'react';

/** The way here; each step a `TextLink` or, for the last one, plain text. */
export function Breadcrumbs({ steps }: { steps: readonly ReactNode[] }) {
  return (
    <nav aria-label="Breadcrumbs" className="mb-2 text-small text-muted">
      <ol className="flex flex-wrap gap-x-1.5">
        {steps.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the place in the way is what tells steps apart
          <li key={index} className="flex gap-x-1.5">
            {index > 0 && <span aria-hidden>/</span>}
            {step}
          </li>
        ))}
      </ol>
    </nav>
  );
}
