import { useSyncExternalStore } from 'react';

const narrow = '(width < 40rem)';

// One listener tells all who ask, so that they are drawn again together: a part and what it was given must not disagree in between.
const asking = new Set<() => void>();
let list: MediaQueryList | undefined;

/** Whether the window is as narrow as below the styles' `sm`. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(narrow).matches,
    () => false,
  );
}

function watch(changed: () => void) {
  if (list === undefined) {
    list = matchMedia(narrow);
    list.addEventListener('change', () => {
      for (const tell of asking) tell();
    });
  }
  asking.add(changed);
  return () => asking.delete(changed);
}
