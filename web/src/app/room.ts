import type { AnyRoute } from '@tanstack/react-router';
import type { FunctionComponent } from 'react';

/** What the folder of an instrument puts into the application. `index.ts` of a room exports it. */
export interface Room {
  /** Its screens for people who are logged in. */
  candidateRoutes: readonly AnyRoute[];
  /** Addresses that the document of tests answers. */
  takeRoutes: readonly AnyRoute[];
  /** Its screens for managers of an organisation. */
  organizationRoutes: readonly AnyRoute[];
  /** Results of a campaign in one of its tests. */
  Table: FunctionComponent & { preload: () => Promise<void> };
}
