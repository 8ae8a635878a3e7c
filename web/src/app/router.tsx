import { createBrowserHistory } from '@tanstack/react-router';
import { setInactiveHandler } from '../api/client.ts';
import { framedPath } from '../api/frame.ts';
import { sessionStore } from '../api/session.ts';
import { makeRouter } from './make-router.ts';

export const router = makeRouter(createBrowserHistory({ createHref: framedPath }));

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

setInactiveHandler(() => void router.navigate({ to: '/inactive-organization' }));

// A session that ends or begins, here or in another tab, passes the guards again.
sessionStore.subscribe((now, before) => {
  if (now.auth !== before.auth) void router.invalidate();
});
