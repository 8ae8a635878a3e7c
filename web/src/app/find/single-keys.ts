import { browserStorage } from '../../api/throttled-storage.ts';
import { allowSingleKeys } from '../../lib/shortcuts.ts';

const key = 'assay.single-keys';

/** As it was chosen in this browser. */
export function readSingleKeys(): void {
  allowSingleKeys(browserStorage('localStorage')?.getItem(key) !== 'off');
}

export function keepSingleKeys(allowed: boolean): void {
  allowSingleKeys(allowed);
  try {
    if (allowed) browserStorage('localStorage')?.removeItem(key);
    else browserStorage('localStorage')?.setItem(key, 'off');
  } catch {
    // Then it holds until the page is left.
  }
}
