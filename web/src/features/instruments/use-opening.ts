import { useCallback, useEffect, useRef, useState } from 'react';

export interface Openings<Opened> {
  /** Undefined until the first one succeeds. */
  opened: Opened | undefined;
  /** How often the test has been opened; a new run of it begins with each. */
  count: number;
  pending: boolean;
  /** Why the last try failed. */
  error: Error | null;
  open: (wish?: string) => void;
}

/** The opening that began with the page, before there was anything to show. */
export interface FirstOpening<Opened> {
  underWay: Promise<Opened>;
  /** Its outcome, when it was there before the page was shown. */
  opened: Opened | undefined;
}

/** Opens a test with the page, and again when asked to; `ask` stays the same from one rendering to the next. */
export function useOpening<Opened>(
  first: FirstOpening<Opened> | undefined,
  ask: (wish?: string) => Promise<Opened>,
): Openings<Opened> {
  const [start] = useState(first);
  const [{ opened, count }, setOpened] = useState<Pick<Openings<Opened>, 'opened' | 'count'>>({
    opened: start?.opened,
    count: 0,
  });
  const [pending, setPending] = useState(start?.opened === undefined);
  const [error, setError] = useState<Error | null>(null);
  const tries = useRef(0);

  const follow = useCallback((opening: Promise<Opened>) => {
    const attempt = ++tries.current;
    const settle = (failure: Error | null, next?: Opened) => {
      if (attempt !== tries.current) return;
      if (next) setOpened((before) => ({ opened: next, count: before.count + 1 }));
      setError(failure);
      setPending(false);
    };
    opening.then(
      (next) => settle(null, next),
      (failure: Error) => settle(failure),
    );
  }, []);

  useEffect(() => {
    if (!start?.opened) follow(start?.underWay ?? ask());
  }, [start, ask, follow]);

  const open = useCallback(
    (wish?: string) => {
      setPending(true);
      follow(ask(wish));
    },
    [ask, follow],
  );
  return { opened, count, pending, error, open };
}
