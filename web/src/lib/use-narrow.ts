import { useSyncExternalStore } from 'react';

const narrow = '(width < 40rem)';

/** Whether the window is as narrow as below the styles' `sm`. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(narrow).matches,
    () => false,
  );
}

function watch(changed: () => void) {
  const list = matchMedia(narrow);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}
