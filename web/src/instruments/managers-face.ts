import type { MessageDescriptor } from '@lingui/core';

/** How managers see an instrument. `managers/face.ts` of a room exports it as `face`. */
export interface ManagersFace {
  name: MessageDescriptor;
  letter: string;
  /** What it asks and how long that takes. */
  help: MessageDescriptor;
  /** What its table of a campaign is called, where that is not what the test is. */
  table?: MessageDescriptor;
  /** What speaks against choosing people by it. */
  inRecruitment?: MessageDescriptor;
  /** Why there is no report of it where its feature is off. */
  off: MessageDescriptor;
}
