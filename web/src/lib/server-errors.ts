import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** The part of a failed call that forms show; `ApiError` and `NetworkError` fit. */
export interface FailedCall {
  message: string;
  errors?: Record<string, string[]> | string | undefined;
}

/** Other errors are mistakes of ours and not for a form to show. */
export function isFailedCall(failure: unknown): failure is FailedCall {
  return failure instanceof Error && ['ApiError', 'NetworkError', 'Refusal'].includes(failure.name);
}

/** Everything that a failed call says, where there is no field to put it at. */
export function messagesOf({ message, errors }: FailedCall): string[] {
  const said = typeof errors === 'string' ? [errors] : Object.values(errors ?? {}).flat();
  return said.length > 0 ? said : [message];
}

/** What a failed call says of one field; where it names none, what it says of everything. */
export function messageAt(field: string, { message, errors }: FailedCall): string {
  const said = typeof errors === 'object' ? errors[field] : undefined;
  return said?.join(' ') ?? message;
}

/** What a failed call says, by field; under `_` where it names none. */
export function fieldErrors(failure: FailedCall | null): Record<string, string[]> {
  if (failure === null) return {};
  return typeof failure.errors === 'object' ? failure.errors : { _: messagesOf(failure) };
}

/** Puts a sentence at the head of a form in place of a server's. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/**
 * Puts the server's messages on the fields of the same (dotted) name and returns the others, for the head of the form.
 * Focuses the first field with a message.
 */
export function applyServerErrors<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  { message, errors }: FailedCall,
): string[] {
  if (!errors || typeof errors === 'string' || Object.keys(errors).length === 0) {
    return messagesOf({ message, errors });
  }
  const { mount, array } = form.control._names;
  const formLevel: string[] = [];
  let focused = false;
  for (const [key, messages] of Object.entries(errors)) {
    const text = messages.join(' ');
    const name = array.has(key) ? `${key}.root` : key;
    if (!mount.has(key) && !array.has(key)) {
      formLevel.push(text);
      continue;
    }
    form.setError(
      name as FieldPath<Values>,
      { type: 'server', message: text },
      { shouldFocus: !focused },
    );
    focused = true;
  }
  return [...new Set(formLevel)];
}
