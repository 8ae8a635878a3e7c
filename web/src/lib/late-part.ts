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
