import type { ComponentProps, ReactNode, Ref } from 'react';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  /** Where the focus goes when what had it leaves the card. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** One quiet line below the title. */
  note?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** The content brings its own inner space, as a table does. */
  flush?: boolean;
  /** A table that takes the room beside the page’s text on a wide screen. */
  wide?: boolean;
}

export function Card({
  title,
  titleRef,
  note,
  actions,
  flush,
  wide,
  className = '',
  children,
  ...rest
}: CardProps) {
  const inner = flush ? '' : `px-5 pb-4.5 sm:px-6 ${title ? 'pt-3' : 'pt-4.5'}`;
  return (
    <section
      className={`min-w-0 rounded-card border border-line bg-surface print:rounded-none print:border-x-0 ${wide ? 'wide-card' : ''} ${className}`}
      {...rest}
    >
      {title && (
        <header
          className={`flex break-after-avoid flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 pt-4.5 sm:px-6 ${flush ? 'pb-4' : ''}`}
        >
          <div className="min-w-0">
            <h2 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className="text-title">
              {title}
            </h2>
            {note && <p className="mt-0.5 max-w-reading text-small text-muted">{note}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
        </header>
      )}
      {children !== undefined && <div className={inner}>{children}</div>}
    </section>
  );
}

interface CardToolbarProps {
  /** People are chosen: it stays in view, since it has what can be done with them. */
  chosen?: boolean;
  children: ReactNode;
}

/** The line above a table inside a flush card: search, filters, actions. */
export function CardToolbar({ chosen = false, children }: CardToolbarProps) {
  return (
    <div
      className={`flex flex-wrap items-center gap-2.5 border-b border-line px-5 py-3.5 print:hidden ${chosen ? 'sticky top-0 z-30 rounded-t-card bg-accent-soft' : ''}`}
    >
      {children}
    </div>
  );
}
