import { createElement, use } from 'react';
import type { FunctionComponent } from 'react';
import { loadPart } from './load-part.ts';

/** A page in a chunk of its own. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, FunctionComponent>>,
  name: Name,
): FunctionComponent & { preload: () => Promise<void> } {
  let page: FunctionComponent | undefined;
  let loading: Promise<void> | undefined;

  const preload = () =>
    (loading ??= loadPart(load).then(
      (module) => {
        page = module[name];
      },
      (cause: unknown) => {
        loading = undefined;
        throw cause;
      },
    ));

  function LazyPage() {
    if (!page) use(preload());
    return page && createElement(page);
  }
  return Object.assign(LazyPage, { preload });
}
