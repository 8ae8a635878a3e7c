import { useState } from 'react';
import type { BaseSyntheticEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { applyServerErrors, isFailedCall } from '../server-errors.ts';

export interface Submission {
  /** For `<form onSubmit>`. */
  onSubmit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** True while the call runs. */
  pending: boolean;
  /** Messages that belong to no field; `<FormErrors>` shows them. */
  formErrors: string[];
}

/** Validates, sends, and shows what the server says against it: on its field, or at the head of the form. */
export function useSubmit<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  send: (values: Output) => Promise<unknown>,
): Submission {
  const [formErrors, setFormErrors] = useState<string[]>([]);
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    setFormErrors([]);
    try {
      await send(values);
    } catch (failure) {
      if (!isFailedCall(failure)) throw failure;
      setFormErrors(applyServerErrors(form, failure));
    }
  });
  return {
    formErrors,
    pending: isSubmitting,
    onSubmit: (event) => {
      if (!isSubmitting) return submit(event);
      event?.preventDefault();
      return Promise.resolve();
    },
  };
}

/** Everything a field component needs of its form: `<TextField label="…" {...fieldOf(form, 'email')} />`. */
export function fieldOf<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  name: FieldPath<Values>,
) {
  const { error } = form.getFieldState(name, form.formState);
  return { ...form.register(name), error: error?.message ?? error?.root?.message };
}
