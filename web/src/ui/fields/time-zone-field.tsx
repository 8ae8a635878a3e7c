import { useMemo } from 'react';
import { useController } from 'react-hook-form';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
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
  const { form, name, present } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const groups = useMemo(() => timeZoneGroups(present), [present]);
  return (
    <SearchSelect<string>
      label="Time zone"
      help="Deadlines and reminders go by its clocks."
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
