import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';

interface NoMatchingPeopleProps {
  /** Takes what was searched for, and every filter, away. */
  onShowAll: () => void;
  /** What to try instead. */
  children?: ReactNode;
}

/** A list of people in which nobody is what was searched for. */
export function NoMatchingPeople({ onShowAll, children }: NoMatchingPeopleProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      title={t`No matching people`}
      action={
        <Button onClick={onShowAll}>
          <Trans>Show everyone</Trans>
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
