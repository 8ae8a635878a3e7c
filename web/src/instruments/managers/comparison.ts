import type { MessageDescriptor } from '@lingui/core';
import type { FunctionComponent } from 'react';
import type { ComparedCampaignList } from '../../features/reports/api.ts';

export interface AveragesProps {
  campaigns: readonly number[];
  onChange: (campaigns: readonly number[]) => void;
}

/** How the averages of campaigns are compared in a test. `managers/comparison.tsx` of a room exports it as `comparison`. */
export interface Comparison {
  /** What the page shows. */
  intro: MessageDescriptor;
  /** What will be in the list of campaigns, while there is none. */
  nothingYet: MessageDescriptor;
  /** Lists the campaigns with the test. */
  campaigns: ComparedCampaignList;
  Averages: FunctionComponent<AveragesProps>;
  /** More than two people can be compared, too. */
  hasTeams?: boolean;
}
