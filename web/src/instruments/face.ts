import type { FunctionComponent, ReactNode } from 'react';

/** How people who take a test are told of it. `face.tsx` of a room exports it as `face`. */
export interface Face {
  /** What it asks, in the words of an invitation; absent where it is short questions about the person. */
  Asked?: FunctionComponent<{ questions: number }>;
  /** What it asks and how long that takes, before it has been started; absent as above. */
  About?: FunctionComponent<{ questions: number; minutes: number }>;
  /** What an organisation sees of it; absent where that is the result and nothing else. */
  seen?: ReactNode;
  /** The same where it compares the result with a profile. */
  seenWithProfile?: ReactNode;
  /** How fast the answers came, and whether in a pattern, is told with the result. */
  isStyleChecked: boolean;
  /** How far somebody is in it, where that is not how many questions are answered. */
  Reached?: FunctionComponent<{ partsOver: number }>;
}
