import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSettled } from '../../lib/use-settled.ts';
import { SearchChoice } from '../../ui/fields/search-choice.tsx';
import { organizationName, organizationsNamed } from './api.ts';

interface OrganizationChoiceProps {
  /** What no choice means. */
  placeholder: string;
  value: number | undefined;
  onChange: (organization: number | undefined) => void;
}

/** One organisation, found by its name, or none in particular. */
export function OrganizationChoice({ placeholder, value, onChange }: OrganizationChoiceProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const { data: found } = useQuery(organizationsNamed(useSettled(text.trim(), 200)));
  const { data, isError } = useQuery({
    ...organizationName(value ?? 0),
    enabled: value !== undefined,
  });
  // One that is deleted is still known by its number.
  const name = data ?? (isError ? t`Organisation ${value}` : '…');
  // Another object would count as another choice, and overwrite what is being typed.
  const chosen = useMemo(
    () => (value === undefined ? null : { value, label: name }),
    [value, name],
  );
  return (
    <SearchChoice
      label={t`Organisation`}
      placeholder={placeholder}
      className="w-64 max-sm:w-full"
      chosen={chosen}
      found={found}
      onSearch={setText}
      onChoose={onChange}
    />
  );
}
