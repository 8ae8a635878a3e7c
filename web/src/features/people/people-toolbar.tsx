import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { CardToolbar } from '../../ui/page/card.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import type { Option } from '../../ui/fields/select-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { TalentSearch } from './search.ts';
import { noFilter, pageSizes } from './search.ts';

interface PeopleToolbarProps {
  search: TalentSearch;
  statuses: readonly { value: NonNullable<TalentSearch['status']>; label: string }[];
  campaigns: readonly Option[];
  /** Of the chosen campaign; none outside recruitment, and until they are there. */
  stages: readonly Option[];
  tests: readonly Option[];
  labels: readonly Option[];
  /** With `replace` in place of the address that is shown, as while typing. */
  onChange: (next: TalentSearch, replace?: boolean) => void;
  /** What else can be done with the list. */
  children: ReactNode;
}

/** Narrows the list of people. */
export function PeopleToolbar(props: PeopleToolbarProps) {
  const { search, statuses, campaigns, stages, tests, labels, onChange, children } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const filters = useId();
  const set = Object.keys(noFilter).filter(
    (name) => name !== 'name' && search[name as keyof typeof noFilter] !== undefined,
  ).length;
  // Folded away on a phone, where they would push the people out of sight.
  const folded = open ? '' : 'max-sm:hidden';
  return (
    <CardToolbar>
      <SearchField
        label={t`Search people`}
        className="max-sm:basis-36"
        value={search.name ?? ''}
        onSearch={(text) => onChange({ name: text || undefined }, true)}
      />
      <Button
        className="sm:hidden"
        aria-expanded={open}
        aria-controls={filters}
        onClick={() => setOpen(!open)}
      >
        {set === 0 ? t`Filters` : t`Filters: ${set}`}
      </Button>
      <SelectField
        label={t`Rows`}
        hideLabel
        className={folded}
        options={pageSizes.map((size) => ({ value: size, label: t`${size} per page` }))}
        value={search.perPage ?? 25}
        onChange={({ target }) =>
          onChange({ perPage: pageSizes.find((size) => String(size) === target.value) })
        }
      />
      {children}
      <div
        id={filters}
        className={`grid w-full gap-2.5 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none ${folded}`}
      >
        <SelectField
          label={t`Campaign`}
          hideLabel
          placeholder={t`Campaign: all`}
          options={campaigns}
          value={search.campaign ?? ''}
          onChange={({ target }) =>
            onChange({ campaign: Number(target.value) || undefined, stage: undefined })
          }
        />
        {search.campaign !== undefined && (
          <SelectField
            label={t`Stage`}
            hideLabel
            placeholder={t`Stage: all`}
            disabled={stages.length === 0}
            options={stages}
            value={search.stage ?? ''}
            onChange={({ target }) => onChange({ stage: Number(target.value) || undefined })}
          />
        )}
        <SelectField
          label={t`Status`}
          hideLabel
          placeholder={t`Status: all`}
          options={statuses}
          value={search.status ?? ''}
          onChange={({ target }) =>
            onChange({ status: statuses.find(({ value }) => value === target.value)?.value })
          }
        />
        <SelectField
          label={t`Test`}
          hideLabel
          placeholder={t`Test: all`}
          options={tests}
          value={search.test ?? ''}
          onChange={({ target }) => onChange({ test: target.value || undefined })}
        />
        <SelectField
          label={t`Label`}
          hideLabel
          placeholder={t`Label: all`}
          options={labels}
          value={search.label ?? ''}
          onChange={({ target }) => onChange({ label: Number(target.value) || undefined })}
        />
      </div>
      {(set > 0 || search.name !== undefined) && (
        <Button look="plain" onClick={() => onChange(noFilter)}>
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </CardToolbar>
  );
}
