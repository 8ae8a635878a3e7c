import { useState } from 'react';
import { browserStorage } from '../../../../api/throttled-storage.ts';

const storageKey = 'assay.facets-shown';

/** Which factors show their facets; whoever shows them all finds them open on the next report. */
export function useOpenFactors(codes: readonly string[]) {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(remembered() ? codes : []));
  return {
    open,
    setOne: (code: string, isOpen: boolean) => {
      if (open.has(code) === isOpen) return;
      setOpen(new Set(isOpen ? [...open, code] : [...open].filter((one) => one !== code)));
    },
    setAll: (shown: boolean) => {
      setOpen(new Set(shown ? codes : []));
      remember(shown);
    },
  };
}

function remembered(): boolean {
  try {
    return browserStorage('localStorage')?.getItem(storageKey) === '1';
  } catch {
    return false;
  }
}

function remember(shown: boolean) {
  try {
    browserStorage('localStorage')?.setItem(storageKey, shown ? '1' : '0');
  } catch {
    // Then it holds for this report only.
  }
}
