import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../api/loaded.tsx';
import { ownSubscription } from '../../../features/subscription/api.ts';
import { invoiceColumns } from '../../../features/subscription/invoice-columns.tsx';
import { OwnPeriod } from '../../../features/subscription/own-period.tsx';
import { PackageCards } from '../../../features/subscription/package-cards.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { LongPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { Table } from '../../../ui/tables/table.tsx';

export function SubscriptionPage() {
  const { t } = useLingui();
  const planned = (name: string) => t`${name} plan`;
  return (
    <Screen name="subscription" title={t`Subscription`}>
      <PageHeader title={t`Subscription`} />
      <Loaded query={useQuery(ownSubscription)} skeleton={<LongPageSkeleton />}>
        {(subscription) => (
          <div className="grid gap-8">
            <Card title={planned(subscription.package.name)}>
              <OwnPeriod {...subscription} />
            </Card>
            <section aria-labelledby="packages">
              <h2 id="packages" className="mb-3 text-title">
                <Trans>Plans</Trans>
              </h2>
              <PackageCards {...subscription} />
            </section>
            <Card
              flush
              title={t`Invoices`}
              note={
                subscription.invoices.length === 0
                  ? t`No invoices yet. Payments appear here with their invoice.`
                  : undefined
              }
            >
              {subscription.invoices.length > 0 && (
                <Table
                  caption={t`Invoices`}
                  columns={invoiceColumns}
                  rows={subscription.invoices}
                  rowKey={({ id }) => id}
                />
              )}
            </Card>
          </div>
        )}
      </Loaded>
    </Screen>
  );
}
