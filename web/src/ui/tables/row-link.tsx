import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** The name of a table's row, which leads to what the row is about. */
export const RowLink = createLink(({ className = '', ...rest }: ComponentProps<'a'>) => (
  <a
    className={`rounded-small font-semibold [overflow-wrap:anywhere] text-ink hover:text-accent hover:underline hover:underline-offset-3 ${className}`}
    {...rest}
  />
));
