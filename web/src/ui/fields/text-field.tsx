import { type ComponentProps, useCallback, useRef, useSyncExternalStore } from 'react';
import { dayInShort, timeInWords } from '../../lib/moments.ts';
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
  return (
    <PickedField
      {...props}
      type="date"
      full={/^\d{4}-\d\d-\d\d$/}
      inWords={(day) => dayInShort(`${day}T12:00Z`, 'UTC')}
    />
  );
}

/** A time of day, `18:00`, in the browser's own picker. */
export function TimeField(props: TextFieldProps) {
  return (
    <PickedField
      {...props}
      type="time"
      full={/^\d\d:\d\d$/}
      inWords={(time) => timeInWords(`2000-01-01T${time}Z`, 'UTC')}
    />
  );
}

interface PickedFieldProps extends TextFieldProps {
  /** What its value is once it is whole; a year of five digits is not. */
  full: RegExp;
  inWords: (value: string) => string;
}

/** Browsers write days and times by their own language; until one is typed into, it is shown as in texts. */
function PickedField({ full, inWords, ...props }: PickedFieldProps) {
  const { frame, control } = splitFrame(props);
  const { ref, ...others } = control;
  const input = useRef<HTMLInputElement>(null);
  // Forms write into the field, too: it is read whenever it is drawn.
  const value = useSyncExternalStore(
    useCallback((tell: () => void) => {
      const node = input.current;
      node?.addEventListener('input', tell);
      return () => node?.removeEventListener('input', tell);
    }, []),
    () => full.exec(input.current?.value ?? '')?.[0] ?? '',
    () => '',
  );
  return (
    <Field {...frame}>
      {(wiring) => (
        <span className="relative block max-w-56">
          <input
            className="control"
            {...others}
            {...wiring}
            data-in-words={value || undefined}
            ref={(node) => {
              input.current = node;
              if (typeof ref === 'function') ref(node);
              else if (ref) ref.current = node;
            }}
          />
          <span aria-hidden className="picked-in-words">
            {value && inWords(value)}
          </span>
        </span>
      )}
    </Field>
  );
}
