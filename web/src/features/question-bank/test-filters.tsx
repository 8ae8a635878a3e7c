import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
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
  { value: '', label: msg`All tests` },
  { value: 'everybody', label: msg`For every organisation` },
  { value: 'chosen', label: msg`For chosen organisations` },
  { value: 'unfinished', label: msg`With unfinished questions` },
];

/** Narrows the list by whom a test is for, and to what one organisation may use. */
export function TestFilters({ search, organizationChoice, onChange }: TestFiltersProps) {
  const { t } = useLingui();
  return (
    <>
      <SelectField
        label={t`Kind`}
        hideLabel
        options={kinds.map(({ value, label }) => ({ value, label: t(label) }))}
        value={search.kind ?? ''}
        onChange={({ target }) =>
          onChange({ kind: testKinds.find((kind) => kind === target.value) })
        }
      />
      {organizationChoice}
    </>
  );
}
