import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';

interface SelectionFrameProps {
  /** How many are selected, on any page. */
  count: number;
  /** Whether all of this page are. */
  whole: boolean;
  onPage: (wanted: boolean) => void;
  children: ReactNode;
}

/** Above a list of people: selects a page, and stays in view while some are selected. */
export function SelectionFrame({ count, whole, onPage, children }: SelectionFrameProps) {
  const { t } = useLingui();
  // What is done with those selected goes with the selection.
  const frame = useKeptFocus<HTMLDivElement>();
  return (
    <div
      ref={frame}
      role="group"
      aria-label={t`Selected people`}
      className={`flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-1.5 text-small print:hidden ${count > 0 ? 'sticky top-0 z-30 bg-accent-soft' : 'text-muted'}`}
    >
      <label className="flex min-h-7 items-center gap-3 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="choice"
          checked={whole}
          onChange={({ target }) => onPage(target.checked)}
        />
        {/* While the number is shown, this goes on to say what the checkbox does. */}
        {count > 0 && <span className="sr-only">{t`Select all on this page`}</span>}
        <span aria-live="polite">
          {count > 0
            ? t`${plural(count, { one: '# selected', other: '# selected' })}`
            : t`Select all on this page`}
        </span>
      </label>
      {children}
    </div>
  );
}
