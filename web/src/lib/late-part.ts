/** Code that comes apart from the page that needs it. */
export interface LatePart<T> {
  /** The part when it is there. */
  found: () => T | undefined;
  /** Loads it, once; after a failure the next call tries again. */
  load: () => Promise<T>;
}

export function latePart<T>(load: () => Promise<T>): LatePart<T> {
  let part: T | undefined;
  let loading: Promise<T> | undefined;
  return {
    found: () => part,
    load: () =>
      (loading ??= load().then(
        (loaded) => (part = loaded),
        (cause: unknown) => {
          loading = undefined;
          throw cause;
        },
      )),
  };
}

/**
 * An import that can be tried again. A browser keeps that a module could not be had for as long as the page lives, so
 * after a failure it is asked for under another address.
 */
export function importAgain<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let address: string | undefined;
  let again = 0;
  return async () => {
    try {
      if (address === undefined) return await load();
      again += 1;
      return (await import(/* @vite-ignore */ `${address}?again=${again}`)) as Module;
    } catch (cause) {
      // Browsers name the module in their message and nowhere else.
      address ??= /https?:\/\/\S+?\.js/.exec(String(cause))?.[0];
      throw cause;
    }
  };
}
