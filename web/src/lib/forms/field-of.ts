import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Everything a field component needs of its form: `<TextField label="…" {...fieldOf(form, 'email')} />`. */
export function fieldOf<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  name: FieldPath<Values>,
) {
  const { error } = form.getFieldState(name, form.formState);
  return { ...form.register(name), error: error?.message ?? error?.root?.message };
}
