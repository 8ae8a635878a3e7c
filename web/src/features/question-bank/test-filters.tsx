import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { organizationsNamed } from './api.ts';
import type { BankListSearch } from './search.ts';
import { testKinds } from './search.ts';

interface TestFiltersProps {
  search: BankListSearch;
  onChange: (next: BankListSearch) => void;
}

const kinds = [
  { value: '', label: 'All tests' },
  { value: 'everybody', label: 'For everybody' },
  { value: 'chosen', label: 'For chosen organisations' },
  { value: 'unfinished', label: 'With unfinished questions' },
];

/** Narrows the list by whom a test is for, and to what one organisation may use. */
export function TestFilters({ search, onChange }: TestFiltersProps) {
  const { data } = useQuery(organizationsNamed(''));
  const organizations = (data ?? []).map(({ id, organization_name }) => {
    return { value: String(id), label: organization_name };
  });
  return (
    <>
      <SelectField
        label="Kind"
        hideLabel
        options={kinds}
        value={search.kind ?? ''}
        onChange={({ target }) =>
          onChange({ kind: testKinds.find((kind) => kind === target.value) })
        }
      />
      <SelectField
        label="Organisation"
        hideLabel
        options={[{ value: '', label: 'Any organisation' }, ...organizations]}
        value={String(search.organization ?? '')}
        onChange={({ target }) => onChange({ organization: Number(target.value) || undefined })}
      />
    </>
  );
}
