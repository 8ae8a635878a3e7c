import type { ReactNode } from 'react';

/** Where a page's content goes: at most 1120 px wide. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main
      id="content"
      tabIndex={-1}
      className="mx-auto max-w-[75rem] px-4 pt-6 pb-16 sm:px-10 sm:pt-9 print:p-0"
    >
      {children}
    </main>
  );
}
