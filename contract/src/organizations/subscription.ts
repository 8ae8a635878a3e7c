import * as z from 'zod/mini';
import { endpoint } from '../platform/endpoint.ts';
import * as f from '../platform/fields.ts';

const subscription = z.object({
  package: z.object({ id: z.int(), name: z.string(), subject_limit: z.nullable(z.int()) }),
  used: z.int(),
  period_started_at: f.instant,
  period_ends_at: f.instant,
  /** The package was given up: it holds until the period ends. */
  ends_with_period: z.boolean(),
  /** All packages, smallest first; `can_buy` ones lead to a checkout. */
  packages: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      subject_limit: z.nullable(z.int()),
      can_buy: z.boolean(),
    }),
  ),
  invoices: z.array(
    z.object({
      id: z.string(),
      number: z.nullable(z.string()),
      /** In the smallest unit of the currency. */
      amount: z.int(),
      currency: z.string(),
      paid_at: f.instant,
      page_url: z.nullable(z.string()),
    }),
  ),
  /** The checkout whose payment has arrived last. */
  checkout_id: z.nullable(z.string()),
  /** Whom to ask for a package that cannot be bought here. */
  contact_email: z.nullable(z.string()),
});

export const getSubscription = endpoint({
  id: 'subscription',
  method: 'GET',
  path: '/api/admin/subscription',
  summary: 'Package, use, renewal and invoices of the own organisation',
  access: 'manager',
  effect: 'read',
  output: f.dataOf(subscription),
});

export const startCheckout = endpoint({
  id: 'subscription-checkout',
  method: 'POST',
  path: '/api/admin/subscription/checkout',
  summary: 'Start buying a package; answers the address of the payment page',
  access: 'manager',
  effect: 'write',
  transaction: 'manual',
  body: z.strictObject({ package_id: f.textId }),
  output: f.dataOf(z.object({ url: z.string() })),
  status: 201,
});

export const receiveStripe = endpoint({
  id: 'stripe-webhook',
  method: 'POST',
  path: '/api/webhooks/stripe',
  summary: 'News from Stripe, signed; each counts once however often it comes',
  access: 'public',
  effect: 'write',
  encoding: 'raw',
  output: z.object({ received: z.boolean() }),
});
