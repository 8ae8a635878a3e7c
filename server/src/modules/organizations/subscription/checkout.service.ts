import type { StripeConfig } from '../../../platform/config.ts';
import { system, transact } from '../../../platform/db/database.ts';
import type { ManualContext } from '../../../platform/http/context.ts';
import { conflict, invalid, unavailable } from '../../../platform/http/errors.ts';
import { findBilling } from './billing.queries.ts';
import { stripeOf } from './stripe.client.ts';
import { organizationMessages } from '../messages.data.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

/**
 * Begins to buy a package and answers where to pay. Nothing changes here before the payment has arrived.
 * Throws 409 when nothing can be bought here, 422 for a package without a price, 503 when Stripe does not answer.
 */
export async function startCheckout(
  ctx: ManualContext,
  config: StripeConfig | null,
  packageId: number,
): Promise<{ url: string }> {
  if (config === null) {
    throw conflict(organizationMessages.noShop());
  }
  const price = config.prices[packageId];
  if (price === undefined) throw invalid({ package_id: organizationMessages.packageNotSold() });
  const organizationId = ctx.actor?.organization?.id as OrganizationId;
  const known = await transact(ctx.pool, system, (trx) => findBilling(trx, organizationId));
  const metadata = {
    organization_id: String(organizationId),
    package_id: String(packageId),
  };
  try {
    const stripe = await stripeOf(config);
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price, quantity: 1 }],
      client_reference_id: String(organizationId),
      ...(known?.customer_id == null ? {} : { customer: known.customer_id }),
      metadata,
      // Invoices carry it too, and may arrive before the news of the checkout.
      subscription_data: { metadata },
      success_url: `${ctx.appUrl}/after-payment/success?session={CHECKOUT_SESSION_ID}`,
      cancel_url: `${ctx.appUrl}/admin/manager/organization/subscription`,
    });
    if (session.url === null) throw new Error('The checkout has no address');
    return { url: session.url };
  } catch (error) {
    throw unavailable(error, {
      package_id: organizationMessages.paymentAway(),
    });
  }
}
