import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** The way here; each step a `TextLink` or, for the last one, plain text. */
export function Breadcrumbs({ steps }: { steps: readonly ReactNode[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Breadcrumbs`} className="mb-2 text-small text-muted print:hidden">
      <ol className="flex flex-wrap gap-x-1.5">
        {steps.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the place in the way is what tells steps apart
          <li key={index} className="flex min-w-0 gap-x-1.5 [overflow-wrap:anywhere]">
            {index > 0 && <span aria-hidden>/</span>}
            {step}
          </li>
        ))}
      </ol>
    </nav>
  );
}
