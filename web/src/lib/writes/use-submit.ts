import { type BaseSyntheticEvent, useState } from 'react';
import type { FieldError, FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { sayAgain, useLanguageChange } from '../forms/say-again.ts';
import { applyServerErrors } from '../server-errors.ts';
import { useSending } from './use-sending.ts';

export interface Submission {
  /** For `<form onSubmit>`. */
  onSubmit: (event?: BaseSyntheticEvent) => Promise<void>;
  /** True while it is validated and the call runs. */
  pending: boolean;
  /** Messages that belong to no field that shows; `<FormErrors>` shows them. */
  formErrors: readonly string[];
}

/** Validates, sends once, and shows what is said against it: on its field, or at the head of the form. */
export function useSubmit<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  send: (values: Output) => Promise<unknown>,
): Submission {
  const { isSubmitting } = form.formState;
  const { run, errors } = useSending(send, (failure) => applyServerErrors(form, failure));
  /** What keeps it from being sent where nobody would see it. */
  const [hidden, setHidden] = useState<readonly string[]>([]);
  useLanguageChange(() => void sayAgain(form));
  const submit = form.handleSubmit(
    (values) => {
      setHidden([]);
      return run(values);
    },
    (wrong) => setHidden(hiddenIn(wrong, form)),
  );
  return {
    formErrors: hidden.length > 0 ? hidden : errors,
    pending: isSubmitting,
    onSubmit: (event) => {
      if (!isSubmitting) return submit(event);
      event?.preventDefault();
      return Promise.resolve();
    },
  };
}

/** What is said of fields that the form does not show, or shows no longer. */
function hiddenIn<Values extends FieldValues, Context, Output>(
  wrong: FieldErrors<Values>,
  form: UseFormReturn<Values, Context, Output>,
): string[] {
  const { mount, array } = form.control._names;
  return Object.entries(wrong as Record<string, FieldError>).flatMap(([name, { message, ref }]) => {
    const shows = ref instanceof Element ? ref.isConnected : mount.has(name) || array.has(name);
    return shows || message === undefined ? [] : [message];
  });
}
