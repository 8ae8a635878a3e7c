import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import type { Campaign } from './api.ts';
import { oneCampaign } from './api.ts';

interface CampaignTabProps {
  id: number;
  /** Asked for at the same time, and waited for too. */
  beside?: readonly Pick<UseQueryResult, 'isPending' | 'isFetched'>[];
  skeleton: ReactNode;
  children: (campaign: Campaign) => ReactNode;
}

/** A part of a campaign’s page. Until the campaign is there, the page above it says so, and what went wrong. */
export function CampaignTab({ id, ...rest }: CampaignTabProps) {
  const query = useQuery(oneCampaign(id));
  return query.data && <Loaded query={query} {...rest} />;
}
