import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

const face =
  'rounded-small text-accent underline decoration-accent/35 underline-offset-3 transition-colors duration-150 hover:decoration-accent';

/** A link in running text, out of the application. */
export function TextAnchor({ className = '', ...rest }: ComponentProps<'a'>) {
  return <a className={`${face} ${className}`} {...rest} />;
}

/** A link in running text to another screen. */
export const TextLink = createLink(TextAnchor);
