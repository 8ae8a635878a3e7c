import type { OutputOf } from '@assay/contract/endpoint';
import { getSubscription, startCheckout as startCheckoutCall } from '@assay/contract/subscription';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';

export type Subscription = OutputOf<typeof getSubscription>['data'];

export const ownSubscription = queryOptions({
  queryKey: ['subscription'],
  queryFn: async ({ signal }) => (await call(getSubscription, { signal })).data,
});

/** Goes to the payment page, which belongs to the payment provider. */
export async function startCheckout(package_id: number): Promise<void> {
  const { data } = await call(startCheckoutCall, { body: { package_id } });
  globalThis.location.assign(data.url);
}
