import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { offer } from './api.ts';
import type { OrganizationListSearch } from './search.ts';
import { pageSizes } from './search.ts';

interface OrganizationFiltersProps {
  search: OrganizationListSearch;
  onChange: (next: OrganizationListSearch) => void;
}

const statuses = [
  { value: '', label: 'Any status' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];
const sizes = pageSizes.map((size) => ({ value: size, label: `${size} a page` }));

/** Narrows the list by status and package, and says how long a page is. */
export function OrganizationFilters({ search, onChange }: OrganizationFiltersProps) {
  const { data } = useQuery(offer);
  const packages = [
    { value: '', label: 'Any package' },
    ...(data?.packages ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <>
      <SelectField
        label="Status"
        hideLabel
        options={statuses}
        value={search.status ?? ''}
        onChange={({ target }) =>
          onChange({ status: (target.value || undefined) as OrganizationListSearch['status'] })
        }
      />
      <SelectField
        label="Package"
        hideLabel
        options={packages}
        value={String(search.package ?? '')}
        onChange={({ target }) => onChange({ package: Number(target.value) || undefined })}
      />
      <SelectField
        label="Rows"
        hideLabel
        options={sizes}
        value={search.perPage ?? 10}
        onChange={({ target }) =>
          onChange({ perPage: pageSizes.find((size) => String(size) === target.value) })
        }
      />
    </>
  );
}
