import { DateField } from '../../ui/fields/text-field.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { CampaignListSearch } from './search.ts';
import { pageSizes } from './search.ts';

interface CampaignFiltersProps {
  search: CampaignListSearch;
  /** With `replace` in place of the address that is shown, as while typing. */
  onChange: (next: CampaignListSearch, replace?: boolean) => void;
}

const sizes = pageSizes.map((size) => ({ value: size, label: `${size} a page` }));

export function CampaignFilters({ search, onChange }: CampaignFiltersProps) {
  return (
    <>
      <SearchField
        label="Search campaigns"
        value={search.name ?? ''}
        onSearch={(name) => onChange({ name: name || undefined }, true)}
      />
      <div className="flex items-center gap-2 text-small text-muted max-sm:grid max-sm:w-full max-sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] max-sm:[&_input]:px-2">
        <span aria-hidden className="max-sm:col-span-3">
          Created from
        </span>
        <DateField
          label="Created from"
          hideLabel
          value={search.from ?? ''}
          max={search.to}
          onChange={({ target }) => onChange({ from: target.value || undefined })}
        />
        <span aria-hidden>to</span>
        <DateField
          label="Created until"
          hideLabel
          value={search.to ?? ''}
          min={search.from}
          onChange={({ target }) => onChange({ to: target.value || undefined })}
        />
      </div>
      <SelectField
        label="Rows"
        hideLabel
        options={sizes}
        value={search.perPage ?? 25}
        onChange={({ target }) =>
          onChange({ perPage: pageSizes.find((size) => String(size) === target.value) })
        }
      />
    </>
  );
}
