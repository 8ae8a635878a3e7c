import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Loaded } from '../../api/loaded.tsx';
import { useSession } from '../../api/session.ts';
import { linkState } from '../../features/invitations/api.ts';
import { DeadLink } from '../../features/invitations/dead-link.tsx';
import { SubscriptionCard } from '../../features/subscriptions/subscription-card.tsx';
import { Screen } from '../../ui/page/screen.tsx';
import { EntryCard } from '../../ui/page/entry-card.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';

const route = getRouteApi('/talent/unsubscribe/$hash');

export function UnsubscribePage() {
  const { t } = useLingui();
  const { hash } = route.useParams();
  const auth = useSession((session) => session.auth);
  const query = useQuery(linkState(hash));
  return (
    <Screen name="unsubscribe" title={t`Unsubscribe`}>
      <Loaded
        query={query}
        skeleton={
          <EntryCard title={t`Unsubscribe`} lead={<Skeleton className="h-16" />}>
            <Skeleton className="h-control" />
          </EntryCard>
        }
      >
        {(link) =>
          link.kind === 'unsubscribe' ? (
            <SubscriptionCard
              key={hash}
              hash={hash}
              organization={link.organization?.name ?? ''}
              email={link.email ?? ''}
              unsubscribed={link.reason === 'used'}
            />
          ) : (
            <DeadLink link={{ ...link, kind: null, reason: 'unknown' }} {...{ hash, auth }} />
          )
        }
      </Loaded>
    </Screen>
  );
}
