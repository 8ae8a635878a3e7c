import type * as z from 'zod/mini';
import type { invitationDetails } from '@assay/contract/accounts';
import { permissionTextVersion } from '../../accounts/index.ts';
import { logoUrl } from '../../organisations/index.ts';
import type { TestFacts } from '../../instruments/index.ts';

interface Asking {
  name: string;
  deadline: Date | null;
  organization_id: number;
  organization_name: string;
  logo_version: string | null;
  time_zone: string;
  retention_months: number;
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
      deadline: (campaign.deadline as Date).toISOString(),
      time_zone: campaign.time_zone,
      tests: tests.map(({ id, name, minutes, questions }) => ({ id, name, minutes, questions })),
      minutes: tests.reduce((sum, test) => sum + test.minutes, 0),
    },
    permission: {
      retention_months: campaign.retention_months,
      text_version: permissionTextVersion,
    },
  };
}
