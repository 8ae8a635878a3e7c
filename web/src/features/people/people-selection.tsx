import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SelectionFrame } from '../../ui/tables/selection-frame.tsx';
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
  const count = chosen.size;
  return (
    <SelectionFrame
      count={count}
      whole={page.length > 0 && page.every(({ id }) => chosen.has(id))}
      onPage={(wanted) => onChoose(page, wanted)}
    >
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
    </SelectionFrame>
  );
}
