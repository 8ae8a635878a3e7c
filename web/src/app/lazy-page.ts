import { useLingui } from '@lingui/react';
import { createElement, use } from 'react';
import type { FunctionComponent } from 'react';
import { importAgain, latePart } from '../lib/late-part.ts';
import { awaitPart, reloadFor } from './load-part.ts';

/**
 * A page in a chunk of its own. It is fetched ahead where a link is pointed at: when that fails nothing happens, since the
 * page that is open may hold what is not saved. Only showing it reloads the window.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, FunctionComponent>>,
  name: Name,
): FunctionComponent & { preload: () => Promise<void> } {
  const loadModule = importAgain(load);
  const page = latePart(async () => (await awaitPart(loadModule))[name]);
  let failure: { cause: unknown } | undefined;
  const shown = latePart(() => (failure ? reloadFor(failure.cause) : page.load().catch(reloadFor)));

  function LazyPage() {
    // Another language shows the whole page anew, dates and numbers included, and keeps what was typed into it.
    useLingui();
    return createElement(page.found() ?? use(shown.load()));
  }
  async function preload() {
    failure = undefined;
    await page.load().catch((cause: unknown) => {
      failure = { cause };
    });
  }
  return Object.assign(LazyPage, { preload });
}
