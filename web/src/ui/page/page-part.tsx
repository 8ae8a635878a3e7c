import type { ReactNode } from 'react';

/** A part of a page to be read: its title beside it where there is room. */
export function PagePart({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-x-8 gap-y-2 border-b border-line py-6 sm:grid-cols-[11rem_1fr]">
      <h2 className="text-[1.0625rem]/snug">{title}</h2>
      <div className="min-w-0 max-w-reading">{children}</div>
    </section>
  );
}
