import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { DateRange } from '../../ui/fields/date-range.tsx';
import type { DashboardSearch } from './search.ts';

interface DashboardFiltersProps {
  search: DashboardSearch;
  onChange: (next: DashboardSearch) => void;
  /** The choice of a label. */
  children?: ReactNode;
}

/** Narrows everything below to people with a label and to campaigns created in a range of days. */
export function DashboardFilters({ search, onChange, children }: DashboardFiltersProps) {
  const { t } = useLingui();
  const filtered = Boolean(search.label ?? search.from ?? search.to);
  return (
    <div className="flex flex-wrap items-center gap-2.5 print:hidden">
      {children}
      <DateRange
        label={t`Campaigns created between`}
        from={search.from}
        to={search.to}
        onChange={onChange}
      />
      {filtered && (
        <Button
          look="quiet"
          onClick={() => onChange({ label: undefined, from: undefined, to: undefined })}
        >
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </div>
  );
}
