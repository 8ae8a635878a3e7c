import type * as z from 'zod/mini';
import type { invitationDetails } from '@assay/contract/accounts';
import { permissionTextVersion } from '../../accounts/index.ts';
import { logoUrl } from '../../organizations/index.ts';
import type { TestFacts } from '../../instruments/index.ts';
import type { OrganizationId } from '../../../platform/db/organization-id.ts';

interface Asking {
  name: string;
  type: string;
  profile_kind: string | null;
  deadline: Date | null;
  organization_id: OrganizationId;
  organization_name: string;
  logo_version: string | null;
  time_zone: string;
  retention_months: number;
}

export type CampaignType = z.output<typeof invitationDetails>['campaign']['campaign_type'];

/** What people are told of a test before they decide. */
export function presentAsked({ id, name, minutes, questions }: TestFacts) {
  return { id, name, minutes, questions };
}

/** What somebody is told before deciding. */
export function presentInvitation(
  campaign: Asking,
  tests: readonly TestFacts[],
): z.output<typeof invitationDetails> {
  return {
    organization: {
      id: campaign.organization_id,
      name: campaign.organization_name,
      logo_url: logoUrl({ id: campaign.organization_id, logo_version: campaign.logo_version }),
    },
    campaign: {
      name: campaign.name,
      campaign_type: campaign.type as CampaignType,
      has_profile: campaign.profile_kind !== null,
      deadline: (campaign.deadline as Date).toISOString(),
      time_zone: campaign.time_zone,
      tests: tests.map(presentAsked),
      minutes: tests.reduce((sum, test) => sum + test.minutes, 0),
    },
    permission: {
      retention_months: campaign.retention_months,
      text_version: permissionTextVersion,
    },
  };
}
