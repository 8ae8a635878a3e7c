import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { momentInShort } from '../../lib/moments.ts';
import { Card } from '../../ui/page/card.tsx';
import { ownReviews } from './api.ts';

/** By whom the own work is reviewed, where an organisation does that. */
export function ReviewList() {
  const { t } = useLingui();
  const { data = [] } = useQuery(ownReviews);
  if (data.length === 0) return null;
  return (
    <Card
      flush
      title={<Trans>Reviews of your work</Trans>}
      note={
        data.every(({ told }) => told) ? (
          <Trans>What each of them says is in the file with your data, below.</Trans>
        ) : (
          <Trans>
            What they say is in the file with your data as far as the organisation lets it. Ask it
            for the rest: you may have a right to it.
          </Trans>
        )
      }
    >
      <ul>
        {data.map(({ id, organization, success_profile, reviewer, started_at, given_at }) => {
          const who = reviewer ?? t`A former manager`;
          return (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 border-t border-line px-5 py-3 sm:px-6"
            >
              <div className="min-w-0 leading-snug [overflow-wrap:anywhere]">
                <span className="font-medium">{organization.name}</span>
                <span className="block text-small text-muted">
                  {given_at ? (
                    <Trans>
                      Review by {who} for “{success_profile}”
                    </Trans>
                  ) : (
                    <Trans>
                      Review by {who} for “{success_profile}”, not submitted yet
                    </Trans>
                  )}
                </span>
              </div>
              <time
                dateTime={given_at ?? started_at}
                className="text-small text-muted tabular-nums"
              >
                {momentInShort(given_at ?? started_at)}
              </time>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
