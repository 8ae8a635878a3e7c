import type { getSubscription } from '@assay/contract/subscription';
import type { OutputOf } from '@assay/contract/endpoint';
import type { Config } from '../../../platform/config.ts';
import type { ManagerContext } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { findOrganizationWithPackage, listPackages } from '../organization.queries.ts';
import { findBilling, listInvoices } from './billing.queries.ts';

type Subscription = OutputOf<typeof getSubscription>['data'];

/** What the own organisation has, uses and has paid, and what else there is. */
export async function showSubscription(
  { db, organizationId }: ManagerContext,
  { stripe, contactEmail }: Pick<Config, 'stripe' | 'contactEmail'>,
): Promise<Subscription> {
  const own = await findOrganizationWithPackage(db, organizationId);
  if (own === undefined) throw notFound();
  const bill = await findBilling(db, organizationId);
  return {
    package: { id: own.package_id, name: own.package_name, subject_limit: own.subject_limit },
    used: own.subjects_used,
    period_started_at: own.period_started_at.toISOString(),
    period_ends_at: own.period_ends_at.toISOString(),
    ends_with_period: bill?.ends_with_period ?? false,
    packages: (await listPackages(db)).map((one) => ({
      ...one,
      can_buy: stripe?.prices[one.id] !== undefined,
    })),
    invoices: (await listInvoices(db, organizationId)).map(
      ({ organization_id: _own, paid_at, ...invoice }) => ({
        ...invoice,
        paid_at: paid_at.toISOString(),
      }),
    ),
    checkout_id: bill?.checkout_id ?? null,
    contact_email: contactEmail,
  };
}
