import type { BaseSyntheticEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { applyServerErrors } from '../server-errors.ts';
import { useSending } from './use-sending.ts';

export interface Submission {
  /** For `<form onSubmit>`. */
  onSubmit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** True while it is validated and the call runs. */
  pending: boolean;
  /** Messages that belong to no field; `<FormErrors>` shows them. */
  formErrors: readonly string[];
}

/** Validates, sends once, and shows what the server says against it: on its field, or at the head of the form. */
export function useSubmit<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  send: (values: Output) => Promise<unknown>,
): Submission {
  const { isSubmitting } = form.formState;
  const { run, errors } = useSending(send, (failure) => applyServerErrors(form, failure));
  const submit = form.handleSubmit(run);
  return {
    formErrors: errors,
    pending: isSubmitting,
    onSubmit: (event) => {
      if (!isSubmitting) return submit(event);
      event?.preventDefault();
      return Promise.resolve();
    },
  };
}
