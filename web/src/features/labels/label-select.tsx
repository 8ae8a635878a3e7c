import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { labels } from './api.ts';

interface LabelSelectProps {
  /** Id of the chosen one. */
  value: number | undefined;
  onChange: (id: number | undefined) => void;
}

/** Narrows a list to people with one label; absent while the organisation has none. */
export function LabelSelect({ value, onChange }: LabelSelectProps) {
  const { t } = useLingui();
  const { data = [] } = useQuery(labels);
  if (data.length === 0) return null;
  return (
    <SelectField
      label={t`Label`}
      hideLabel
      className="w-44 max-sm:w-full"
      placeholder={t`All people`}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
      value={value ?? ''}
      onChange={({ target }) => onChange(Number(target.value) || undefined)}
    />
  );
}
