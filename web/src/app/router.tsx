import {
  createBrowserHistory,
  createRouter,
  parseSearchWith,
  stringifySearchWith,
} from '@tanstack/react-router';
import { setInactiveHandler } from '../api/client.ts';
import { framedPath } from '../api/frame.ts';
import { sessionStore } from '../api/session.ts';
import { ErrorPage } from '../pages/public/error.tsx';
import { NotFoundPage } from '../pages/public/not-found.tsx';
import { ShortPageSkeleton } from '../ui/skeleton.tsx';
import { adminRoutes } from './routes.admin.tsx';
import { candidateRoutes } from './routes.candidate.tsx';
import { devRoutes } from './routes.dev.ts';
import { publicRoutes } from './routes.public.tsx';
import { managerRoute, rootRoute, talentRoute } from './routes.root.tsx';

const routeTree = rootRoute.addChildren([
  talentRoute.addChildren([...publicRoutes, ...candidateRoutes]),
  managerRoute.addChildren([...adminRoutes]),
  ...devRoutes,
]);

export const router = createRouter({
  routeTree,
  history: createBrowserHistory({ createHref: framedPath }),
  // Addresses stay readable: `?campaign=5`, never JSON in quotes.
  parseSearch: parseSearchWith((value) => value),
  stringifySearch: stringifySearchWith(String),
  scrollRestoration: true,
  defaultPreload: 'intent',
  defaultPendingMs: 300,
  defaultPendingComponent: ShortPageSkeleton,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: NotFoundPage,
});

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
