import type { ReactNode } from 'react';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { BankListSearch } from './search.ts';
import { testKinds } from './search.ts';

interface TestFiltersProps {
  search: BankListSearch;
  /** Chooses the organisation that may use them. */
  organizationChoice: ReactNode;
  onChange: (next: BankListSearch) => void;
}

const kinds = [
  { value: '', label: 'All tests' },
  { value: 'everybody', label: 'For everybody' },
  { value: 'chosen', label: 'For chosen organisations' },
  { value: 'unfinished', label: 'With unfinished questions' },
];

/** Narrows the list by whom a test is for, and to what one organisation may use. */
export function TestFilters({ search, organizationChoice, onChange }: TestFiltersProps) {
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
      {organizationChoice}
    </>
  );
}
