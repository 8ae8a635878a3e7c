import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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
  { value: '', label: msg`Any status` },
  { value: 'active', label: msg`Active` },
  { value: 'inactive', label: msg`Inactive` },
];

/** Narrows the list by status and plan, and says how long a page is. */
export function OrganizationFilters({ search, onChange }: OrganizationFiltersProps) {
  const { t } = useLingui();
  const { data } = useQuery(offer);
  const packages = [
    { value: '', label: t`Any plan` },
    ...(data?.packages ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <>
      <SelectField
        label={t`Status`}
        hideLabel
        options={statuses.map(({ value, label }) => ({ value, label: t(label) }))}
        value={search.status ?? ''}
        onChange={({ target }) =>
          onChange({ status: (target.value || undefined) as OrganizationListSearch['status'] })
        }
      />
      <SelectField
        label={t`Plan`}
        hideLabel
        options={packages}
        value={String(search.package ?? '')}
        onChange={({ target }) => onChange({ package: Number(target.value) || undefined })}
      />
      <SelectField
        label={t`Rows per page`}
        hideLabel
        options={pageSizes.map((size) => ({ value: size, label: t`${size} per page` }))}
        value={search.perPage ?? 10}
        onChange={({ target }) =>
          onChange({ perPage: pageSizes.find((size) => String(size) === target.value) })
        }
      />
    </>
  );
}
