import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSettled } from '../../lib/use-settled.ts';
import { SearchChoice } from '../../ui/fields/search-choice.tsx';
import { loggedOrganization, organizationsNamed } from './api.ts';

interface OrganizationChoiceProps {
  value: number | undefined;
  onChange: (organization: number | undefined) => void;
}

/** Whose log it is: one organisation, found by its name, or all. */
export function OrganizationChoice({ value, onChange }: OrganizationChoiceProps) {
  const [text, setText] = useState('');
  const { data: found } = useQuery(organizationsNamed(useSettled(text.trim(), 200)));
  const { data, isError } = useQuery({
    ...loggedOrganization(value ?? 0),
    enabled: value !== undefined,
  });
  // One that is deleted still has its entries, by its number alone.
  const name = data ?? (isError ? `Organisation ${value}` : '…');
  // Another object would count as another choice, and overwrite what is being typed.
  const chosen = useMemo(
    () => (value === undefined ? null : { value, label: name }),
    [value, name],
  );
  return (
    <SearchChoice
      label="Organisation"
      placeholder="All organisations"
      className="w-56 max-sm:w-full"
      chosen={chosen}
      found={found}
      onSearch={setText}
      onChoose={onChange}
    />
  );
}
