import { Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import { useSession } from '../../api/session.ts';
import { Screen } from '../../ui/page/screen.tsx';
import { SessionEnded } from './test-frames.tsx';

interface TestScreenProps<First> {
  name: string;
  title: string;
  /** What was asked of the server when the page began. */
  first: First;
  /** `first` is missing after another login: then it is asked for anew. */
  children: (first: First | undefined) => ReactNode;
}

/** The screen of a test. It stands alone, in a document of its own: links out of it load the other document. */
export function TestScreen<First>({ name, title, first, children }: TestScreenProps<First>) {
  const user = useSession((session) => session.auth && session.user?.id);
  const token = useSession(({ tokens }) => tokens?.access_token);
  const [firstToken] = useState(token);
  return (
    <Screen name={name} title={title}>
      {user === false ? (
        <SessionEnded />
      ) : (
        <Fragment key={user}>{children(token === firstToken ? first : undefined)}</Fragment>
      )}
    </Screen>
  );
}
