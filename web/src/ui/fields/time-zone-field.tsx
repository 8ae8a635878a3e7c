import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { screenLanguage } from '../../lib/screen-language.ts';
import { timeZoneGroups } from '../../lib/time-zones.ts';
import { SearchSelect } from './search-select.tsx';

interface TimeZoneFieldProps<Values extends FieldValues, Context, Output> {
  form: UseFormReturn<Values, Context, Output>;
  name: FieldPath<Values>;
  /** The zone that is set now. */
  present: string | undefined;
}

/** One of more than 400: typing a city or the name of a zone leaves what fits. */
export function TimeZoneField<Values extends FieldValues, Context, Output>(
  props: TimeZoneFieldProps<Values, Context, Output>,
) {
  const { t } = useLingui();
  const { form, name, present } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const spoken = screenLanguage();
  const groups = useMemo(() => timeZoneGroups(present, spoken), [present, spoken]);
  return (
    <SearchSelect<string>
      label={t`Time zone`}
      help={t`Deadlines and reminders follow this time zone.`}
      className="max-w-96"
      groups={groups}
      value={field.value || null}
      onValue={(zone) => field.onChange(zone ?? '')}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
    />
  );
}
