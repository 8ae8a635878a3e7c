import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { AlertIcon } from '../text/icons.tsx';

export interface FieldFrame {
  label: ReactNode;
  /** One line below the label. */
  help?: ReactNode;
  error?: string | undefined;
  /** Says so beside the label; whatever is not optional is required. */
  optional?: boolean;
  /** The label is there for screen readers only. */
  hideLabel?: boolean;
  className?: string;
}

export interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldFrame {
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label, help and error of one control, tied to it. */
export function Field({
  label,
  help,
  error,
  optional,
  hideLabel,
  className = '',
  children,
}: FieldProps) {
  const id = useId();
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`relative grid gap-1.5 ${className}`}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-body font-medium'}>
        {label}
        {optional && <Optional />}
      </label>
      {help && (
        <p id={`${id}-help`} className="-mt-0.5 max-w-reading text-small text-muted">
          {help}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

interface FieldGroupProps extends FieldFrame {
  children: (describedBy: string | undefined) => ReactNode;
}

/** The same for a set of tick boxes or radio buttons. */
export function FieldGroup({
  label,
  help,
  error,
  optional,
  hideLabel,
  className = '',
  children,
}: FieldGroupProps) {
  const id = useId();
  const describedBy =
    [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      aria-describedby={describedBy}
      className={`relative grid min-w-0 gap-1.5 ${className}`}
    >
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-body font-medium'}>
        {label}
        {optional && <Optional />}
      </legend>
      {help && (
        <p id={`${id}-help`} className="-mt-1.5 max-w-reading text-small text-muted">
          {help}
        </p>
      )}
      {children(error ? `${id}-error` : undefined)}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-small text-bad">
      <AlertIcon className="mt-0.5 shrink-0" />
      {error}
    </p>
  );
}

function Optional() {
  return (
    <span className="font-normal text-muted">
      {' '}
      <Trans>(optional)</Trans>
    </span>
  );
}
