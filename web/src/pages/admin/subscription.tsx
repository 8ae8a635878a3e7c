import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../api/loaded.tsx';
import { ownSubscription } from '../../features/subscription/api.ts';
import { invoiceColumns } from '../../features/subscription/invoice-columns.tsx';
import { OwnPeriod } from '../../features/subscription/own-period.tsx';
import { PackageCards } from '../../features/subscription/package-cards.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { LongPageSkeleton } from '../../ui/skeleton.tsx';
import { Table } from '../../ui/table.tsx';

export function SubscriptionPage() {
  return (
    <Screen name="subscription" title="Subscription">
      <PageHeader title="Subscription" />
      <Loaded query={useQuery(ownSubscription)} skeleton={<LongPageSkeleton />}>
        {(subscription) => (
          <div className="grid gap-8">
            <Card title={`${subscription.package.name} package`}>
              <OwnPeriod {...subscription} />
            </Card>
            <section aria-labelledby="packages">
              <h2 id="packages" className="mb-3 text-title">
                Packages
              </h2>
              <PackageCards {...subscription} />
            </section>
            <Card
              flush
              title="Invoices"
              note={
                subscription.invoices.length === 0
                  ? 'None yet. What you pay for here is listed with its invoice.'
                  : undefined
              }
            >
              {subscription.invoices.length > 0 && (
                <Table
                  caption="Invoices"
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
