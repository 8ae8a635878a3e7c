import { useElementScrollRestoration, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/**
 * Back leads to the place where a page was left, even when its data are not there yet: the router scrolls once, when the
 * page is drawn, and a page of skeletons may be too short for that.
 */
export function useKeptPlace(): void {
  const { history } = useRouter();
  const key = useRouterState({
    select: ({ resolvedLocation }) => resolvedLocation?.state.__TSR_key,
  });
  const left = useElementScrollRestoration({ getElement: () => window })?.scrollY;
  // A page that is loaded again begins where it was, too.
  const isReturn = useRef(true);
  useEffect(
    () =>
      history.subscribe(({ action }) => {
        isReturn.current = action.type !== 'PUSH' && action.type !== 'REPLACE';
      }),
    [history],
  );
  useEffect(
    () => (key !== undefined && left && isReturn.current ? keepPlace(left) : undefined),
    [key, left],
  );
}

/** Milliseconds for the data to come. */
const timeoutMs = 10_000;
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls there whenever the page's height changes, until the user does anything. */
function keepPlace(top: number): () => void {
  const heights = new ResizeObserver(() => {
    if (Math.round(scrollY) !== Math.round(top)) scrollTo({ top, left: scrollX });
  });
  const timer = setTimeout(stop, timeoutMs);
  function stop() {
    heights.disconnect();
    clearTimeout(timer);
    for (const move of ownMoves) removeEventListener(move, stop, true);
  }
  heights.observe(document.body);
  for (const move of ownMoves) addEventListener(move, stop, { capture: true, passive: true });
  return stop;
}
