import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { momentInShort } from '../../lib/moments.ts';
import { Card } from '../../ui/page/card.tsx';
import { Pagination } from '../../ui/tables/pagination.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { accesses } from './api.ts';
import type { Access } from './api.ts';

/** Which organisation opened which result, and when. */
export function AccessList() {
  const [page, setPage] = useState(1);
  const query = useQuery(accesses(page));
  return (
    <Card
      flush
      title={<Trans>Who has looked at your results</Trans>}
      note={
        <Trans>
          When someone opens one of your results, it is recorded here first. The same person opening
          it again on one day is one line. Your own visits are not listed.
        </Trans>
      }
    >
      <Loaded query={query} skeleton={<Skeleton className="mx-6 mb-6 h-20" />}>
        {({ data, meta }) =>
          meta.total === 0 ? (
            <p className="px-5 pb-5 text-muted sm:px-6">
              <Trans>No one so far.</Trans>
            </p>
          ) : (
            <>
              <p className="sr-only" role="status">
                <Plural value={meta.total} one="# look" other="# looks" />
              </p>
              <ul className={query.isPlaceholderData ? 'opacity-60' : ''}>
                {data.map((access) => (
                  <Row key={access.id} access={access} />
                ))}
              </ul>
              {meta.last_page > 1 && <Pagination meta={meta} onPage={setPage} />}
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

function Row({ access }: { access: Access }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-t border-line px-5 py-3 sm:px-6">
      <div className="min-w-0 leading-snug [overflow-wrap:anywhere]">
        <span className="font-medium">{access.organization.name}</span>
        <span className="block text-small text-muted">
          <What access={access} />
        </span>
      </div>
      <time dateTime={access.at} className="text-small text-muted tabular-nums">
        {momentInShort(access.at)}
      </time>
    </li>
  );
}

function What({ access: { test, kind } }: { access: Access }) {
  const { t } = useLingui();
  const name = test ?? t`A result`;
  switch (kind) {
    case 'report':
      return <Trans>{name}: your report</Trans>;
    case 'working':
      return <Trans>{name}: how your result was calculated</Trans>;
    case 'comparison':
      return <Trans>{name}: a comparison of you with others</Trans>;
    case 'table':
      return <Trans>{name}: a campaign’s list of results, with your scores</Trans>;
    case 'progress':
      return <Trans>{name}: a campaign’s list of people, with your progress</Trans>;
    case 'list':
      return <Trans>{name}: a list of those you have taken, with your scores</Trans>;
    case 'people':
      return <Trans>A list of people, with your scores</Trans>;
    case 'review':
      return <Trans>How managers judge your work</Trans>;
    case 'adjustments':
      return <Trans>Your request for adjustments</Trans>;
    case 'cv':
      return <Trans>Your CV</Trans>;
    case 'profile':
      return <Trans>Everything about you on one page</Trans>;
    case 'profile_sync':
      return <Trans>Your professional profile, to read your skills</Trans>;
    case 'recording':
      return <Trans>{name}: one of your recordings</Trans>;
    case 'rating':
      return <Trans>{name}: how managers have rated it</Trans>;
  }
}
