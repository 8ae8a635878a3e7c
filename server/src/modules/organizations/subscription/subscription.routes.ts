import * as contract from '@assay/contract/subscription';
import type { Registrar, Services } from '../../../platform/http/registrar.ts';
import { startCheckout } from './checkout.service.ts';
import { showSubscription } from './subscription.service.ts';
import { receiveNews } from './webhook.service.ts';

export function subscriptionRoutes(routes: Registrar, { config }: Services): void {
  routes.on(contract.getSubscription, async (ctx) => ({
    data: await showSubscription(ctx, config),
  }));
  routes.onManual(contract.startCheckout, async (ctx, { body }) => ({
    data: await startCheckout(ctx, config.stripe, body.package_id),
  }));
  routes.on(contract.receiveStripe, async (ctx) => {
    await receiveNews(ctx, config.stripe);
    return { received: true };
  });
}
