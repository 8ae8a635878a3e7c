import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { AlertIcon } from '../text/icons.tsx';

interface FormErrorsProps {
  /** A descriptor is said in the language of the moment. */
  errors: readonly (string | MessageDescriptor)[];
}

/** Messages that belong to no field, at the head of a form; takes the focus when they come. */
export function FormErrors({ errors }: FormErrorsProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors.length > 0) box.current?.focus();
  }, [errors]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex scroll-mt-24 items-start gap-2.5 rounded-control border border-bad/40 bg-bad/8 px-4 py-3 text-ink"
    >
      <AlertIcon className="mt-1 shrink-0 text-bad" />
      <ul className="grid gap-1">
        {errors.map((error) => {
          const said = typeof error === 'string' ? error : t(error);
          return <li key={said}>{said}</li>;
        })}
      </ul>
    </div>
  );
}
