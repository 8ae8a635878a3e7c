import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface Around {
  /** What calls have answered, and which screens there are. */
  queries?: QueryClient;
  paths?: readonly string[];
}

/** A screen or a part of one as it is shown first, with links and calls around it. */
export function rendered(
  screen: ReactNode,
  { queries = new QueryClient(), paths = [] }: Around = {},
): string {
  const root = createRootRoute();
  const router = createRouter({
    routeTree: root.addChildren(
      paths.map((path) => createRoute({ path, getParentRoute: () => root })),
    ),
    history: createMemoryHistory(),
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <I18nProvider i18n={i18n}>
        <RouterContextProvider router={router}>{screen}</RouterContextProvider>
      </I18nProvider>
    </QueryClientProvider>,
  );
}

/** What is read of it. An attribute may have a “>” in it. */
export function wordsOf(html: string): string {
  return html.replaceAll(/<(?:"[^"]*"|[^">])*>/g, ' ').replaceAll(/\s+/g, ' ');
}
