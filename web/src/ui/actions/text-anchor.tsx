import type { ComponentProps } from 'react';

/** A link in running text, out of the application. */
export function TextAnchor({ className = '', ...rest }: ComponentProps<'a'>) {
  return (
    <a
      className={`rounded-small text-accent underline decoration-accent/35 underline-offset-3 transition-colors duration-150 hover:decoration-accent ${className}`}
      {...rest}
    />
  );
}
