import type { Language } from '@assay/contract/languages';
import type { Purpose } from '@assay/instruments/personality/present';
import type { ReferenceProfile } from '@assay/instruments/profiles/profile';
import { type ProfileReference, resolveProfile } from '../campaigns/index.ts';
import type { ReportCampaign, ReportSubject } from './report.queries.ts';

/** What every report says of whom it is about and what it is for. */

export function presentReportSubject({ id, first_name, last_name, email }: ReportSubject) {
  return { id, first_name, last_name, email };
}

export function presentReportCampaign({ id, name, type }: ReportCampaign) {
  return { id, name, type };
}

/** Without a campaign a report is as careful as one for recruitment. */
export function purposeOf(campaign: Pick<ReportCampaign, 'type'> | null): Purpose {
  return campaign?.type === 'development' ? 'development' : 'recruitment';
}

export function profileOf(
  campaign: Pick<ReportCampaign, 'profile_kind' | 'profile_id' | 'job_profile'> | null,
  language: Language | null,
): ReferenceProfile | null {
  if (campaign?.profile_kind == null || campaign.profile_id === null) return null;
  const reference = { kind: campaign.profile_kind, id: campaign.profile_id } as ProfileReference;
  return resolveProfile(reference, campaign.job_profile, language) ?? null;
}
