import type { ComponentProps, ReactNode } from 'react';

export type ButtonLook = 'primary' | 'quiet' | 'danger' | 'plain';

const base =
  'inline-flex min-h-control max-w-full shrink-0 items-center justify-center gap-2 rounded-control border px-4 py-1 text-center text-body font-medium transition-colors duration-150 select-none aria-disabled:opacity-55 sm:whitespace-nowrap print:hidden';
const looks: Record<ButtonLook, string> = {
  primary:
    'border-transparent bg-accent text-on-accent not-aria-disabled:hover:bg-accent-strong not-aria-disabled:active:bg-accent-strong',
  quiet:
    'border-line bg-surface text-ink not-aria-disabled:hover:border-edge not-aria-disabled:active:bg-paper',
  danger:
    'border-transparent bg-bad text-surface not-aria-disabled:hover:bg-bad-strong not-aria-disabled:active:bg-bad-strong',
  plain:
    'border-transparent text-accent not-aria-disabled:hover:bg-accent-soft not-aria-disabled:active:bg-accent-soft',
};

function faceOf(look: ButtonLook, wide?: boolean, className = '') {
  return `${base} ${looks[look]} ${wide ? 'w-full' : ''} ${className}`;
}

export interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** As wide as its container. */
  wide?: boolean;
  /** A call is running: the button stays focusable and ignores presses. */
  pending?: boolean;
}

export function Button({
  look = 'quiet',
  wide,
  pending,
  disabled,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const off = pending || disabled;
  return (
    <button
      type="button"
      aria-disabled={off || undefined}
      aria-busy={pending || undefined}
      className={faceOf(look, wide, className)}
      onClick={(event) => (off ? event.preventDefault() : onClick?.(event))}
      {...rest}
    />
  );
}

interface ButtonAnchorProps extends ComponentProps<'a'> {
  look?: ButtonLook;
  wide?: boolean;
}

/** The look of a button on a plain anchor: downloads, other sites. */
export function ButtonAnchor({ look = 'quiet', wide, className, ...rest }: ButtonAnchorProps) {
  return <a className={faceOf(look, wide, className)} {...rest} />;
}

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Says what the button does; the icon alone does not. */
  label: string;
  children: ReactNode;
}

/** Switched off, it keeps the focus that a press has given it. */
export function IconButton({ label, disabled, className = '', onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      title={label}
      className={`inline-grid size-control shrink-0 place-items-center rounded-control text-muted transition-colors duration-150 not-aria-disabled:hover:bg-line/50 not-aria-disabled:hover:text-ink aria-disabled:opacity-35 print:hidden ${className}`}
      onClick={(event) => (disabled ? event.preventDefault() : onClick?.(event))}
      {...rest}
    />
  );
}
