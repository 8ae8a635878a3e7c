import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Field } from './field.tsx';
import { splitFrame } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** A password that can be looked at while it is typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const { t } = useLingui();
  const { frame, control } = splitFrame(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...frame}>
      {(wiring) => (
        <div className="relative">
          <input
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className="control pr-18"
            {...control}
            {...wiring}
          />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={t`Show password`}
            className="absolute inset-y-1 right-1 rounded-small px-3 text-small font-medium text-accent hover:bg-accent-soft"
            onClick={() => setShown(!shown)}
          >
            {shown ? t`Hide` : t`Show`}
          </button>
        </div>
      )}
    </Field>
  );
}
