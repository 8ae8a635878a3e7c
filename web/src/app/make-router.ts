import type { RouterHistory } from '@tanstack/react-router';
import { createRouter, Match, parseSearchWith, stringifySearchWith } from '@tanstack/react-router';
import { options } from 'preact';
import { ErrorPage } from '../pages/public/error.tsx';
import { NotFoundPage } from '../pages/public/not-found.tsx';
import { ShortPageSkeleton } from '../ui/page/skeleton.tsx';
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

/**
 * Gives each page a place of its own in what is drawn (docs/decisions/0089). In the place of another it would keep that one
 * beneath, in Preact, as long as it waits for its file, and go on drawing it: a page whose address is gone by then fails.
 */
function keepPagesApart(): void {
  const before = options.vnode?.bind(options);
  options.vnode = (vnode) => {
    if (vnode.type === (Match as unknown))
      vnode.key = (vnode.props as unknown as { routeId: string }).routeId;
    before?.(vnode);
  };
}

keepPagesApart();

/** Every screen there is, at the addresses of a history: the browser's own, or one that a test keeps. */
export function makeRouter(history: RouterHistory) {
  const router = createRouter({
    routeTree,
    history,
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
  // The default is for addresses alone: what a page misses for itself would take the whole application away.
  for (const { children, options } of Object.values(router.routesById)) {
    if (children === undefined) options.notFoundComponent = NotFoundPage;
  }
  return router;
}
