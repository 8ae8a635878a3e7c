import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import type { Person } from './api.ts';

interface PeopleSelectionProps {
  /** The people of this page. */
  page: readonly Person[];
  chosen: ReadonlyMap<number, Person>;
  onChoose: (people: readonly Person[], wanted: boolean) => void;
  onClear: () => void;
  /** What can be done with those chosen. */
  children: ReactNode;
}

/** Selects a page, and offers what can be done with those selected; stays in view above a long list. */
export function PeopleSelection(props: PeopleSelectionProps) {
  const { page, chosen, onChoose, onClear, children } = props;
  const { t } = useLingui();
  const count = chosen.size;
  return (
    <div
      role="group"
      aria-label={t`Selected people`}
      className={`flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-1.5 text-small print:hidden ${count > 0 ? 'sticky top-0 z-30 bg-accent-soft' : 'text-muted'}`}
    >
      <label className="flex min-h-7 items-center gap-3 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="choice"
          checked={page.length > 0 && page.every(({ id }) => chosen.has(id))}
          onChange={({ target }) => onChoose(page, target.checked)}
        />
        {/* How many are selected stands in its place; what the box does stays its name. */}
        {count > 0 && <span className="sr-only">{t`Select all on this page`}</span>}
        <span aria-live="polite">
          {count > 0
            ? t`${plural(count, { one: '# selected', other: '# selected' })}`
            : t`Select all on this page`}
        </span>
      </label>
      {count > 0 && (
        <>
          <span className="ml-auto flex flex-wrap gap-2 max-sm:order-last max-sm:ml-0 max-sm:w-full">
            {children}
          </span>
          <Button look="plain" className="max-sm:ml-auto" onClick={onClear}>
            <Trans>Clear</Trans>
          </Button>
        </>
      )}
    </div>
  );
}
