import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** What is to be done once another language is chosen, for words that were kept in the former one. */
export function useLanguageChange(then: () => void) {
  const { locale } = useLingui().i18n;
  const spoken = useRef(locale);
  useEffect(() => {
    if (spoken.current === locale) return;
    spoken.current = locale;
    then();
  }, [locale, then]);
}

/**
 * Says at its fields in the language of now what the form found itself. What a server said, it said; what is marked under a
 * type of its own stays for the one who marks it.
 */
export async function sayAgain<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  ownType?: string,
) {
  const own = [...leaves(form.formState.errors)].filter(
    ([, type]) => type !== 'server' && type !== ownType,
  );
  if (own.length > 0) await form.trigger(own.map(([name]) => name as FieldPath<Values>));
}

/** Dotted names, and what kind of error stands at each. */
function* leaves(errors: FieldErrors, path = ''): Generator<[name: string, type: string]> {
  for (const [key, error] of Object.entries(errors)) {
    if (typeof error !== 'object') continue;
    if (typeof error.type === 'string') yield [`${path}${key}`, error.type];
    else yield* leaves(error as FieldErrors, `${path}${key}.`);
  }
}
