import { useCallback, useEffect, useRef, useState } from 'react';
import { openTest } from './open-test.ts';
import type { OpenedTest } from './open-test.ts';
import type { PlainTest, RunningTest, Sitting } from './plain-test.ts';

export interface Openings<Form extends RunningTest> {
  /** Undefined until the first one succeeds. */
  opened: OpenedTest<Form> | undefined;
  /** How often the test has been opened; a new run of it begins with each. */
  count: number;
  pending: boolean;
  /** Why the last try failed. */
  error: Error | null;
  open: (language?: string) => void;
}

/** The opening that began with the page, before there was anything to show. */
export interface FirstOpening<Form extends RunningTest> {
  underWay: Promise<OpenedTest<Form>>;
  /** Its outcome, when it was there before the page was shown. */
  opened: OpenedTest<Form> | undefined;
}

/** Opens the test with the page, and again when asked to. */
export function useOpening<Form extends RunningTest, Wire extends Sitting>(
  test: PlainTest<Form, Wire>,
  first: FirstOpening<Form> | undefined,
): Openings<Form> {
  const [start] = useState(first);
  const [{ opened, count }, setOpened] = useState<Pick<Openings<Form>, 'opened' | 'count'>>({
    opened: start?.opened,
    count: 0,
  });
  const [pending, setPending] = useState(start?.opened === undefined);
  const [error, setError] = useState<Error | null>(null);
  const tries = useRef(0);

  const follow = useCallback((opening: Promise<OpenedTest<Form>>) => {
    const attempt = ++tries.current;
    const settle = (failure: Error | null, next?: OpenedTest<Form>) => {
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
    if (!start?.opened) follow(start?.underWay ?? openTest(test, {}));
  }, [test, start, follow]);

  const open = useCallback(
    (language?: string) => {
      setPending(true);
      follow(openTest(test, { language }));
    },
    [test, follow],
  );
  return { opened, count, pending, error, open };
}
