import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DateRange } from '../../ui/fields/date-range.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Button } from '../../ui/actions/button.tsx';
import type { CampaignListSearch } from './search.ts';
import { pageSizes } from './search.ts';
import { campaignStatusOptions } from './status.tsx';

interface CampaignFiltersProps {
  search: CampaignListSearch;
  /** With `replace` in place of the address that is shown, as while typing. */
  onChange: (next: CampaignListSearch, replace?: boolean) => void;
}

const orders = [
  { value: '-created_at', label: msg`Newest first` },
  { value: 'created_at', label: msg`Oldest first` },
  { value: 'deadline', label: msg`Earliest deadline first` },
  { value: '-deadline', label: msg`Latest deadline first` },
  { value: 'name', label: msg`Name, A to Z` },
  { value: '-name', label: msg`Name, Z to A` },
  { value: 'status', label: msg`By status` },
  { value: '-status', label: msg`By status, reversed` },
] as const;

/** As the list opens. */
export const noFilter: CampaignListSearch = {
  name: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  order: undefined,
  perPage: undefined,
};

export function CampaignFilters({ search, onChange }: CampaignFiltersProps) {
  const { t } = useLingui();
  const statuses = campaignStatusOptions();
  return (
    <>
      <SearchField
        label={t`Search campaigns`}
        value={search.name ?? ''}
        onSearch={(name) => onChange({ name: name || undefined }, true)}
      />
      <SelectField
        label={t`Status`}
        hideLabel
        className="max-sm:w-full sm:max-w-64 sm:min-w-44 sm:[&_select]:field-sizing-content"
        placeholder={t`Status: not archived`}
        options={statuses}
        value={search.status ?? ''}
        onChange={({ target }) =>
          onChange({
            status: statuses.find(({ value }) => value === target.value)?.value,
          })
        }
      />
      <SelectField
        label={t`Order`}
        hideLabel
        className="max-sm:w-full sm:w-44"
        options={orders.map(({ value, label }) => ({ value, label: t(label) }))}
        value={search.order ?? '-created_at'}
        onChange={({ target }) =>
          onChange({ order: orders.find(({ value }) => value === target.value)?.value })
        }
      />
      <SelectField
        label={t`Rows`}
        hideLabel
        options={pageSizes.map((size) => ({ value: size, label: t`${size} per page` }))}
        value={search.perPage ?? 25}
        onChange={({ target }) =>
          onChange({ perPage: pageSizes.find((size) => String(size) === target.value) })
        }
      />
      <DateRange label={t`Created between`} from={search.from} to={search.to} onChange={onChange} />
      {Object.values(search).some((value) => value !== undefined) && (
        <Button look="plain" onClick={() => onChange(noFilter)}>
          <Trans>Clear filters</Trans>
        </Button>
      )}
    </>
  );
}
