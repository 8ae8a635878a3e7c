import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ChevronRightIcon } from '../../ui/text/icons.tsx';
import type { Chapter } from './entries.tsx';

/** Questions that open on their answers. The one that the address names is open already. */
export function QuestionList({ chapters }: { chapters: readonly Chapter[] }) {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    const named = hash === '' ? null : document.getElementById(hash);
    if (named instanceof HTMLDetailsElement) named.open = true;
    named?.scrollIntoView({ block: 'start' });
  }, [hash]);
  return (
    <div className="grid gap-8">
      {chapters.map(({ id, title, entries }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id} className="mb-2 scroll-mt-6 text-title">
            {title}
          </h2>
          <div className="border-t border-line">
            {entries.map((entry) => (
              <details
                key={entry.id}
                id={entry.id}
                className="group scroll-mt-4 border-b border-line"
              >
                <summary className="flex min-h-12 items-center gap-2.5 py-2.5 font-medium">
                  <ChevronRightIcon className="shrink-0 text-muted transition-transform duration-120 group-open:rotate-90" />
                  {entry.question}
                </summary>
                <div className="max-w-reading pb-4.5 pl-6.5">
                  <p>{entry.answer}</p>
                </div>
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
