import type { ComponentProps } from 'react';

interface ScrollAreaProps extends ComponentProps<'div'> {
  /** What scrolls in it. */
  label: string;
}

/** Something larger than its place; whoever has no mouse moves it by the arrow keys. */
export function ScrollArea({ label, ...rest }: ScrollAreaProps) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  return <div tabIndex={0} role="group" aria-label={label} {...rest} />;
}
