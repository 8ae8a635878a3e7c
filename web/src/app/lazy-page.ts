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
  let arriving: Promise<void> | undefined;
  /** Why it could not be had; thrown once, so that whoever comes back has it tried again. */
  let refused: { cause: unknown } | undefined;

  function arrive(): Promise<void> {
    arriving ??= (failure ? reloadFor(failure.cause) : page.load().catch(reloadFor))
      .then(
        () => undefined,
        (cause: unknown) => {
          refused = { cause };
        },
      )
      .finally(() => {
        arriving = undefined;
      });
    return arriving;
  }

  function LazyPage() {
    // Another language shows the whole page anew, dates and numbers included, and keeps what was typed into it.
    useLingui();
    const found = page.found();
    if (found) return createElement(found);
    if (refused) {
      const { cause } = refused;
      refused = undefined;
      throw cause;
    }
    use(arrive());
    return null;
  }
  async function preload() {
    failure = undefined;
    await page.load().catch((cause: unknown) => {
      failure = { cause };
    });
  }
  return Object.assign(LazyPage, { preload });
}
