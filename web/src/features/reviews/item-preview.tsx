import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { Folded } from '../../ui/page/folded.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { reviewItems } from './api.ts';
import { sectionsOf } from './words.ts';

interface ItemPreviewProps {
  /** Of the category: `5`, `alt:5`. */
  reference: string;
  name: string;
}

/** By which questions people of a category would be reviewed, with what is seen where 1, 3 and 5 are given. */
export function ItemPreview({ reference, name }: ItemPreviewProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const query = useQuery({ ...reviewItems(reference), enabled: open });
  return (
    <div className="rounded-control border border-line">
      <Folded name={t`Questions reviewers would answer for “${name}”`} onToggle={setOpen}>
        {open && (
          <Loaded query={query} skeleton={<Skeleton className="m-5 h-80" />}>
            {(items) => (
              <div className="grid gap-5 px-5 pb-5 text-small sm:px-6">
                {sectionsOf(items, name).map(({ title, items: asked }) => (
                  <section key={title} className="grid gap-3">
                    <h2 className="font-sans text-body font-medium tracking-normal">{title}</h2>
                    <ol className="grid list-decimal gap-3 pl-5">
                      {asked.map(({ id, text, anchors }) => (
                        <li key={id}>
                          {text}
                          <dl className="mt-1 grid grid-cols-[1rem_1fr] gap-x-2 text-muted">
                            {([1, 3, 5] as const).map((score, at) => (
                              <div key={score} className="contents">
                                <dt>{score}</dt>
                                <dd>{[anchors.low, anchors.middle, anchors.high][at]}</dd>
                              </div>
                            ))}
                          </dl>
                        </li>
                      ))}
                    </ol>
                  </section>
                ))}
              </div>
            )}
          </Loaded>
        )}
      </Folded>
    </div>
  );
}
