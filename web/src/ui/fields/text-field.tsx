import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import type { FieldFrame } from './field.tsx';

/** Splits what the frame of a field needs from what its control gets. */
export function splitFrame<Props extends FieldFrame>(props: Props) {
  const { label, help, error, optional, hideLabel, className, ...control } = props;
  return { frame: { label, help, error, optional, hideLabel, className }, control };
}

export type TextFieldProps = FieldFrame & Omit<ComponentProps<'input'>, 'className'>;

export function TextField(props: TextFieldProps) {
  const { frame, control } = splitFrame(props);
  return (
    <Field {...frame}>
      {(wiring) => <input type="text" className="control" {...control} {...wiring} />}
    </Field>
  );
}

export type TextAreaProps = FieldFrame & Omit<ComponentProps<'textarea'>, 'className'>;

export function TextArea(props: TextAreaProps) {
  const { frame, control } = splitFrame(props);
  return (
    <Field {...frame}>
      {(wiring) => <textarea rows={5} className="control resize-y py-2" {...control} {...wiring} />}
    </Field>
  );
}

/** A day, `2026-11-21`, in the browser's own picker. */
export function DateField(props: TextFieldProps) {
  const { frame, control } = splitFrame(props);
  return (
    <Field {...frame}>
      {(wiring) => <input type="date" className="control max-w-56" {...control} {...wiring} />}
    </Field>
  );
}
