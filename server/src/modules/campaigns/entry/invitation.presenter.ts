import type * as z from 'zod/mini';
import type { invitationDetails } from '@assay/contract/accounts';
import { permissionTextVersion } from '../../accounts/index.ts';
import { logoUrl } from '../../organisations/index.ts';
import { askedTests } from '../campaign/campaign.tests.ts';

interface Asking {
  name: string;
  deadline: Date | null;
  test_types: number[];
  organization_id: number;
  organization_name: string;
  logo_version: string | null;
  time_zone: string;
  retention_months: number;
}

/** What somebody is told before deciding. */
export function presentInvitation(campaign: Asking): z.output<typeof invitationDetails> {
  const tests = askedTests(campaign.test_types);
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
      tests,
      minutes: tests.reduce((sum, test) => sum + test.minutes, 0),
    },
    permission: {
      retention_months: campaign.retention_months,
      text_version: permissionTextVersion,
    },
  };
}
