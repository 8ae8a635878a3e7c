import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import type { FieldFrame } from './field.tsx';
import { ChevronDownIcon } from '../text/icons.tsx';
import { splitFrame } from './text-field.tsx';

export interface Option {
  value: string | number;
  label: string;
  /** Of the label, where it is not that of the page. */
  lang?: string;
}
export interface OptionGroup {
  label: string;
  options: readonly Option[];
}

export type SelectFieldProps = FieldFrame &
  Omit<ComponentProps<'select'>, 'className' | 'children'> & {
    options: readonly (Option | OptionGroup)[];
    /** Text of the empty choice; without it there is none. */
    placeholder?: string;
  };

/** The browser's own list: best on phones, and for long lists. */
export function SelectField(props: SelectFieldProps) {
  const { frame, control } = splitFrame(props);
  const { options, placeholder, ...rest } = control;
  const chosen = options
    .flatMap((option) => ('options' in option ? option.options : option))
    .find(({ value }) => String(value) === String(rest.value ?? ''));
  return (
    <Field {...frame}>
      {(wiring) => (
        <div className="relative">
          <select
            className="control appearance-none truncate pr-9 has-[option[value='']:checked]:text-muted"
            // A long choice is cut where it is closed.
            title={chosen?.label}
            {...rest}
            {...wiring}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) =>
              'options' in option ? (
                <optgroup key={option.label} label={option.label}>
                  {option.options.map(optionElement)}
                </optgroup>
              ) : (
                optionElement(option)
              ),
            )}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted" />
        </div>
      )}
    </Field>
  );
}

function optionElement({ value, label, lang }: Option) {
  return (
    <option key={value} value={value} lang={lang}>
      {label}
    </option>
  );
}
