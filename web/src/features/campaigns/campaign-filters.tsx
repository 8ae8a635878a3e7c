import { DateRange } from '../../ui/fields/date-range.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Button } from '../../ui/button.tsx';
import type { CampaignListSearch } from './search.ts';
import { pageSizes } from './search.ts';
import { campaignStatusOptions } from './status.tsx';

interface CampaignFiltersProps {
  search: CampaignListSearch;
  /** With `replace` in place of the address that is shown, as while typing. */
  onChange: (next: CampaignListSearch, replace?: boolean) => void;
}

const orders = [
  { value: '-created_at', label: 'Newest first' },
  { value: 'created_at', label: 'Oldest first' },
  { value: 'deadline', label: 'By deadline, first' },
  { value: '-deadline', label: 'By deadline, last' },
  { value: 'name', label: 'By name, A to Z' },
  { value: '-name', label: 'By name, Z to A' },
  { value: 'status', label: 'By status' },
  { value: '-status', label: 'By status, last' },
] as const;
const sizes = pageSizes.map((size) => ({ value: size, label: `${size} a page` }));

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
  return (
    <>
      <SearchField
        label="Search campaigns"
        value={search.name ?? ''}
        onSearch={(name) => onChange({ name: name || undefined }, true)}
      />
      <SelectField
        label="Status"
        hideLabel
        className="max-sm:w-full sm:w-44"
        placeholder="Status: current"
        options={campaignStatusOptions}
        value={search.status ?? ''}
        onChange={({ target }) =>
          onChange({
            status: campaignStatusOptions.find(({ value }) => value === target.value)?.value,
          })
        }
      />
      <SelectField
        label="Order"
        hideLabel
        className="max-sm:w-full sm:w-44"
        options={orders}
        value={search.order ?? '-created_at'}
        onChange={({ target }) =>
          onChange({ order: orders.find(({ value }) => value === target.value)?.value })
        }
      />
      <SelectField
        label="Rows"
        hideLabel
        options={sizes}
        value={search.perPage ?? 25}
        onChange={({ target }) =>
          onChange({ perPage: pageSizes.find((size) => String(size) === target.value) })
        }
      />
      <DateRange label="Created between" from={search.from} to={search.to} onChange={onChange} />
      {Object.values(search).some((value) => value !== undefined) && (
        <Button look="plain" onClick={() => onChange(noFilter)}>
          Reset
        </Button>
      )}
    </>
  );
}
