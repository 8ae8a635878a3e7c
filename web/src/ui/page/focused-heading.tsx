import { useEffect, useRef } from 'react';
import type { ComponentProps } from 'react';

/** An h1 that takes the focus when it comes: for a screen that replaces another without a navigation. */
export function FocusedHeading({ children, ...rest }: ComponentProps<'h1'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h1 ref={heading} tabIndex={-1} {...rest}>
      {children}
    </h1>
  );
}
