import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { FieldError, FieldGroup } from './field.tsx';
import type { FieldFrame } from './field.tsx';

export interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
}

export function CheckboxField({
  label,
  help,
  error,
  className = '',
  ...input
}: CheckboxFieldProps) {
  const id = useId();
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`grid gap-1 ${className}`}>
      <label className="flex min-h-7 items-start gap-2.5 py-1 pointer-coarse:min-h-11 pointer-coarse:items-center">
        <input
          type="checkbox"
          className="choice mt-px pointer-coarse:mt-0"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          {...input}
        />
        <span>{label}</span>
      </label>
      {help && (
        <p id={`${id}-help`} className="-mt-1 ml-7.5 max-w-reading text-small text-muted">
          {help}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export interface Choice {
  value: string | number;
  label: ReactNode;
  help?: ReactNode;
}

type ChoiceGroupProps = FieldFrame &
  Omit<ComponentProps<'input'>, 'className' | 'type' | 'value'> & {
    choices: readonly Choice[];
    /** Short choices side by side where there is room. */
    columns?: boolean;
  };

/** One of a few, all in view. Spread `fieldOf(form, name)` or pass `name`, `onChange` and `defaultChecked`-free values. */
export function RadioGroup(props: ChoiceGroupProps) {
  return <ChoiceGroup type="radio" {...props} />;
}

/** Any number of a few; the form's value is an array of strings. */
export function CheckboxGroup(props: ChoiceGroupProps) {
  return <ChoiceGroup type="checkbox" {...props} />;
}

function ChoiceGroup({
  type,
  choices,
  columns,
  label,
  help,
  error,
  optional,
  hideLabel,
  className,
  ...input
}: ChoiceGroupProps & { type: 'radio' | 'checkbox' }) {
  const id = useId();
  return (
    <FieldGroup {...{ label, help, error, optional, hideLabel, className }}>
      {(describedBy) => (
        <div className={`grid gap-1 ${columns ? 'gap-x-6 sm:grid-cols-2' : ''}`}>
          {choices.map((choice, index) => (
            <label
              key={choice.value}
              className={`flex min-h-7 items-start gap-2.5 py-1 pointer-coarse:min-h-11 ${choice.help ? '' : 'pointer-coarse:items-center'}`}
            >
              <input
                type={type}
                className={`choice mt-px ${choice.help ? '' : 'pointer-coarse:mt-0'}`}
                aria-invalid={error ? true : undefined}
                aria-describedby={
                  [describedBy, choice.help && `${id}-${index}`].filter(Boolean).join(' ') ||
                  undefined
                }
                {...input}
                value={choice.value}
              />
              <span>
                {choice.label}
                {choice.help && (
                  <span id={`${id}-${index}`} className="block max-w-reading text-small text-muted">
                    {choice.help}
                  </span>
                )}
              </span>
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
