import { createElement, use } from 'react';
import type { FunctionComponent } from 'react';
import { latePart } from '../lib/late-part.ts';
import { loadPart } from './load-part.ts';

/** A page in a chunk of its own. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, FunctionComponent>>,
  name: Name,
): FunctionComponent & { preload: () => Promise<void> } {
  const page = latePart(async () => (await loadPart(load))[name]);

  function LazyPage() {
    return createElement(page.found() ?? use(page.load()));
  }
  return Object.assign(LazyPage, { preload: async () => void (await page.load()) });
}
