import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ownSubscription } from '../../../features/subscription/api.ts';
import { counted } from '../../../lib/numbers.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EntryCard } from '../../../ui/page/entry-card.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { Loading, Skeleton } from '../../../ui/page/skeleton.tsx';

const route = getRouteApi('/manager/staff/organization/after-payment/success');

/** How long the news of a payment is waited for, in milliseconds; it mostly takes a second. */
const paymentTimeoutMs = 30_000;

/** After paying: says what is yours now as soon as the payment has arrived, and never before. */
export function AfterPaymentPage() {
  const { t } = useLingui();
  const { session } = route.useSearch();
  const tired = useTired();
  const { data, isError } = useQuery({
    ...ownSubscription,
    refetchInterval: ({ state }) =>
      arrived(state.data?.checkout_id, session) || tired ? false : 1500,
  });
  const { title, lead } = wordsFor();
  return (
    <Screen name="after-payment" title={title}>
      <EntryCard title={title} lead={<div role="status">{lead}</div>}>
        <ButtonLink to="/admin/manager/organization/subscription" look="primary" wide>
          <Trans>Go to your subscription</Trans>
        </ButtonLink>
      </EntryCard>
    </Screen>
  );

  function wordsFor() {
    if (data && arrived(data.checkout_id, session)) {
      const { name, subject_limit: limit } = data.package;
      const people = counted(limit ?? 0);
      return {
        title: t`Thank you`,
        lead:
          limit === null
            ? t`You are now on the ${name} plan: unlimited people.`
            : t`You are now on the ${name} plan: ${people} people per year.`,
      };
    }
    if (tired || isError) {
      return {
        title: t`Your payment is on its way`,
        lead: t`It has not arrived here yet. That can take a few minutes; you do not need to wait or pay again. Your subscription shows the new plan as soon as the payment arrives.`,
      };
    }
    return {
      title: t`One moment`,
      lead: (
        <Loading>
          <Trans>Confirming your payment…</Trans>
          <Skeleton className="mt-3 h-4 w-48" />
        </Loading>
      ),
    };
  }
}

/** Without the name of a checkout the latest one counts. */
function arrived(latest: string | null | undefined, session: string | undefined): boolean {
  return latest != null && (session === undefined || latest === session);
}

function useTired(): boolean {
  const [tired, setTired] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTired(true), paymentTimeoutMs);
    return () => clearTimeout(timer);
  }, []);
  return tired;
}
