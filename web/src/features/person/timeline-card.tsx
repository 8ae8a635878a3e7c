import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { momentInShort } from '../../lib/moments.ts';
import { Card } from '../../ui/page/card.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Pagination } from '../../ui/tables/pagination.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import type { Happening } from './api.ts';
import { timelineOf } from './api.ts';
import { actorInWords, happeningInWords, timelineChoices } from './timeline-words.ts';

/** What happened between somebody and the organisation, the latest first: emails and looks too. */
export function TimelineCard({ subjectId }: { subjectId: number }) {
  const { t } = useLingui();
  const [kind, setKind] = useState<Happening['kind']>();
  const [page, setPage] = useState(1);
  const query = useQuery(timelineOf(subjectId, { kind, page }));
  const choices = timelineChoices();
  return (
    <Card
      flush
      title={t`Timeline`}
      actions={
        <SelectField
          label={t`Show in the timeline`}
          hideLabel
          className="w-48"
          placeholder={t`Everything`}
          options={choices}
          value={kind ?? ''}
          onChange={({ target }) => {
            setPage(1);
            setKind(choices.find(({ value }) => value === target.value)?.value);
          }}
        />
      }
    >
      <Loaded query={query} skeleton={<Skeleton className="mx-5 mb-5 h-72 sm:mx-6" />}>
        {({ data, meta }) => (
          <>
            {data.length === 0 ? (
              <p className="border-t border-line px-5 py-4 text-muted sm:px-6">
                {t`Nothing of this kind yet.`}
              </p>
            ) : (
              <ol
                aria-label={t`Timeline`}
                aria-busy={query.isPlaceholderData}
                className={query.isPlaceholderData ? 'opacity-60' : ''}
              >
                {data.map((happening) => (
                  <Line key={lineKey(happening)} happening={happening} />
                ))}
              </ol>
            )}
            {meta.last_page > 1 && <Pagination meta={meta} onPage={setPage} />}
          </>
        )}
      </Loaded>
    </Card>
  );
}

const lineKey = ({ at, kind, campaign, test, actor, detail }: Happening) =>
  [at, kind, campaign?.id, test?.id, actor?.id, detail].join(' ');

function Line({ happening }: { happening: Happening }) {
  const actor = actorInWords(happening);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-t border-line px-5 py-2.5 sm:px-6">
      <span className="min-w-0 leading-snug [overflow-wrap:anywhere]">
        {happeningInWords(happening)}
        {actor && <span className="text-muted"> · {actor}</span>}
      </span>
      <time
        dateTime={happening.at}
        className="text-small whitespace-nowrap text-muted tabular-nums"
      >
        {momentInShort(happening.at)}
      </time>
    </li>
  );
}
