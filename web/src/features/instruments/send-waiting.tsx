import { createElement, useEffect, useState } from 'react';
import type { FunctionComponent } from 'react';
import { hasWaitingAnswers } from '../../api/left-behind.ts';
import { useSession } from '../../api/session.ts';
import type { WaitingAnswersProps } from './waiting-answers.tsx';

/**
 * Sends answers that a test has left in this browser, whichever page is open. What sends and shows them is loaded only
 * when there are some.
 */
export function SendWaiting(props: WaitingAnswersProps) {
  const user = useSession((session) => session.user?.id);
  const [part, setPart] = useState<FunctionComponent<WaitingAnswersProps>>();
  useEffect(() => {
    if (user === undefined || part) return;
    const looking = new AbortController();
    const { signal } = looking;
    const look = async () => {
      if (!(await hasWaitingAnswers(user))) return;
      // Without a connection it is tried again when there is one.
      const loaded = await import('./waiting-answers.tsx').catch(() => undefined);
      if (loaded && !signal.aborted) setPart(() => loaded.WaitingAnswers);
    };
    const soon = () => void look();
    // Behind what the page itself shows first.
    const timer = setTimeout(soon, 500);
    addEventListener('online', soon, { signal });
    document.addEventListener('visibilitychange', soon, { signal });
    return () => {
      clearTimeout(timer);
      looking.abort();
    };
  }, [user, part]);
  return part ? createElement(part, props) : null;
}
