import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LatePart } from '../../lib/late-part.ts';
import { toast } from './toast.tsx';

/** Milliseconds after which a part comes by itself: what the page shows first has the line until then. */
const loadTimeoutMs = 3000;

/**
 * What opens above a page weighs as much as the page, so it comes behind it, or at once when it is wanted. The part when
 * it is there; `giveUp` when it was wanted and could not be had.
 */
export function useLatePart<T>(
  part: LatePart<T>,
  wanted: boolean,
  giveUp: () => void,
): T | undefined {
  const { t } = useLingui();
  const [, setLoaded] = useState(false);
  const fail = useEffectEvent(() => {
    toast(t`There is no connection to the server. Please check your network and try again.`, {
      tone: 'bad',
    });
    giveUp();
  });
  useEffect(() => {
    if (part.found()) return undefined;
    let left = false;
    const loaded = () => left || setLoaded(true);
    const failed = () => left || !wanted || fail();
    const timer = setTimeout(
      () => void part.load().then(loaded, failed),
      wanted ? 0 : loadTimeoutMs,
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [part, wanted]);
  return part.found();
}
