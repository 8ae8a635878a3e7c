import { useId } from 'react';
import type { ReactNode } from 'react';

interface FormSectionProps {
  /** For links that lead to it. */
  id?: string;
  title: string;
  note?: ReactNode;
  /** The fields take the whole width, below the title. */
  wide?: boolean;
  children: ReactNode;
}

/** A part of a long form: what it is about on the left, its fields on the right. */
export function FormSection({ id: anchor, title, note, wide, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={`grid gap-x-10 gap-y-5 border-t border-line px-5 py-7 first:border-t-0 sm:px-8 ${wide ? '' : 'lg:grid-cols-[15rem_minmax(0,1fr)]'}`}
    >
      <div>
        <h2 id={id} className="text-title">
          {title}
        </h2>
        {note && <p className="mt-1 max-w-reading text-small text-muted">{note}</p>}
      </div>
      <div className={`grid min-w-0 content-start gap-6 ${wide ? '' : 'max-w-160'}`}>
        {children}
      </div>
    </section>
  );
}
