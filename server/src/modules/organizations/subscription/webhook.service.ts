import type Stripe from 'stripe';
import type { StripeConfig } from '../../../platform/config.ts';
import type { PublicContext } from '../../../platform/http/context.ts';
import { HttpError, notFound } from '../../../platform/http/errors.ts';
import { findOrganization } from '../organization.queries.ts';
import * as billing from './billing.queries.ts';
import { stripeOf } from './stripe.client.ts';
import { organizationMessages } from '../messages.data.ts';
import { asOrganization, type OrganizationId } from '../../../platform/db/organization-id.ts';

/** Takes signed news in, each once. What concerns no organisation of ours is acknowledged and left aside. */
export async function receiveNews(ctx: PublicContext, config: StripeConfig | null): Promise<void> {
  if (config === null) throw notFound();
  const event = await verify(ctx, config);
  if (!(await billing.takeEvent(ctx.db, event.id, event.type))) return;
  const toldAt = new Date(event.created * 1000);
  // A bank transfer or direct debit completes the checkout unpaid and succeeds days later.
  if (
    event.type === 'checkout.session.completed' ||
    event.type === 'checkout.session.async_payment_succeeded'
  ) {
    await bought(ctx, event.data.object, toldAt);
  } else if (event.type === 'invoice.paid') await paid(ctx, event.data.object);
  else if (event.type === 'customer.subscription.deleted') await ended(ctx, event.data.object);
}

async function verify(ctx: PublicContext, config: StripeConfig): Promise<Stripe.Event> {
  const stripe = await stripeOf(config);
  const signature = ctx.headers['stripe-signature'];
  try {
    return stripe.webhooks.constructEvent(
      ctx.bytes ?? '',
      typeof signature === 'string' ? signature : '',
      config.webhookSecret,
    );
  } catch {
    throw new HttpError(401, 'unauthenticated', organizationMessages.notSigned());
  }
}

async function bought(ctx: PublicContext, session: Stripe.Checkout.Session, toldAt: Date) {
  const organizationId = asOrganization(Number(session.client_reference_id));
  const packageId = Number(session.metadata?.['package_id']);
  if (session.payment_status === 'unpaid' || !(await exists(ctx, organizationId))) return;
  const purchase = {
    organizationId,
    customerId: idOf(session.customer),
    subscriptionId: idOf(session.subscription),
    checkoutId: session.id,
    toldAt,
  };
  if (!(await billing.keepPurchase(ctx.db, purchase))) return;
  await billing.startPeriod(ctx.db, organizationId, packageId);
  await ctx.audit({
    action: 'organization.package_bought',
    entity: 'organization',
    entityId: organizationId,
    after: { package_id: packageId },
  });
}

/** Every payment leaves an invoice; one for a further year renews the period. */
async function paid(ctx: PublicContext, invoice: Stripe.Invoice) {
  const details = invoice.parent?.subscription_details;
  const subscriptionId = idOf(details?.subscription ?? null);
  const organizationId = asOrganization(
    Number(details?.metadata?.['organization_id']) ||
      (subscriptionId === null
        ? undefined
        : await billing.findSubscriber(ctx.db, subscriptionId)) ||
      0,
  );
  if (!(await exists(ctx, organizationId))) return;
  await billing.insertInvoice(ctx.db, {
    id: invoice.id,
    organization_id: organizationId,
    number: invoice.number,
    amount: invoice.amount_paid,
    currency: invoice.currency,
    paid_at: new Date((invoice.status_transitions.paid_at ?? invoice.created) * 1000),
    page_url: invoice.hosted_invoice_url ?? null,
  });
  const isPresent =
    subscriptionId !== null &&
    (await billing.findSubscriber(ctx.db, subscriptionId)) === organizationId;
  if (invoice.billing_reason !== 'subscription_cycle' || !isPresent) return;
  await billing.startPeriod(ctx.db, organizationId);
  await ctx.audit({
    action: 'organization.package_renewed',
    entity: 'organization',
    entityId: organizationId,
  });
}

/** What is paid for stays until its period ends; an older subscription that ends changes nothing. */
async function ended(ctx: PublicContext, subscription: Stripe.Subscription) {
  const organizationId = await billing.findSubscriber(ctx.db, subscription.id);
  if (organizationId === undefined) return;
  await billing.endWithPeriod(ctx.db, organizationId);
  await ctx.audit({
    action: 'organization.package_given_up',
    entity: 'organization',
    entityId: organizationId,
  });
}

async function exists(ctx: PublicContext, organizationId: OrganizationId): Promise<boolean> {
  if (!Number.isInteger(organizationId) || organizationId < 1) return false;
  return (await findOrganization(ctx.db, organizationId)) !== undefined;
}

function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (reference == null) return null;
  return typeof reference === 'string' ? reference : reference.id;
}
