import { createRoute } from '@tanstack/react-router';
import { galleryListSearch } from '../pages/dev/gallery-search.ts';
import { lazyPage } from './lazy-page.ts';
import { rootRoute } from './routes.root.tsx';

/** Pages for those who build the product. The condition is known while building, so that a built product has none. */
export const devRoutes = import.meta.env.DEV
  ? [
      createRoute({
        getParentRoute: () => rootRoute,
        path: '/dev/ui',
        validateSearch: galleryListSearch,
        component: lazyPage(() => import('../pages/dev/gallery.tsx'), 'GalleryPage'),
      }),
    ]
  : [];
