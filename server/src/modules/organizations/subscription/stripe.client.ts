import type Stripe from 'stripe';
import type { StripeConfig } from '../../../platform/config.ts';

let client: { key: string; stripe: Promise<Stripe> } | null = null;

/** Loaded at the first payment: most installations never need it. */
export function stripeOf({ secretKey, api }: StripeConfig): Promise<Stripe> {
  const key = `${secretKey} ${api}`;
  if (client?.key === key) return client.stripe;
  const address = api === null ? null : new URL(api);
  const stripe = import('stripe').then(
    ({ default: Client }) =>
      new Client(secretKey, {
        timeout: 15_000,
        maxNetworkRetries: 2,
        telemetry: false,
        ...(address && {
          host: address.hostname,
          port: address.port,
          protocol: address.protocol === 'http:' ? ('http' as const) : ('https' as const),
        }),
      }),
  );
  client = { key, stripe };
  return stripe;
}
