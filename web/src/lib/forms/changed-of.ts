import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * What was changed in a form; what was left alone is as another tab, device or person has it by now.
 * @param values of the form, as they are sent.
 */
export function changedOf<Form extends FieldValues, Values extends object>(
  form: UseFormReturn<Form>,
  values: Values,
): Partial<Values> {
  const dirty: Partial<Record<string, unknown>> = form.formState.dirtyFields;
  const changed = Object.entries(values).filter(([name]) => dirty[name]);
  return Object.fromEntries(changed) as Partial<Values>;
}
