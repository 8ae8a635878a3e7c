import { subjectStatuses } from '@assay/contract/campaign-people';
import { campaignStatuses } from '@assay/contract/campaigns';
import type { Tone } from '../../ui/status.tsx';
import { Pill, StatusDot } from '../../ui/status.tsx';

type CampaignStatus = (typeof campaignStatuses)[number];
type SubjectStatus = (typeof subjectStatuses)[number];
type Shown = readonly [words: string, tone: Tone];

const ofCampaign: Record<CampaignStatus, Shown> = {
  draft: ['Draft', 'open'],
  active: ['Active', 'good'],
  completed: ['Completed', 'accent'],
  archived: ['Archived', 'quiet'],
};

const ofSubject: Record<SubjectStatus, Shown> = {
  added: ['Added', 'open'],
  invited: ['Invited', 'open'],
  opened: ['Opened', 'accent'],
  permission_pending: ['Permission pending', 'warn'],
  in_progress: ['In progress', 'warn'],
  completed: ['Completed', 'good'],
  expired: ['Expired', 'quiet'],
  declined: ['Declined', 'quiet'],
  bounced: ['Mail bounced', 'bad'],
  anonymised: ['Anonymised', 'quiet'],
};

export function CampaignDot({ status }: { status: CampaignStatus }) {
  const [words, tone] = ofCampaign[status];
  return <StatusDot tone={tone}>{words}</StatusDot>;
}

export function CampaignPill({ status }: { status: CampaignStatus }) {
  const [words, tone] = ofCampaign[status];
  return <Pill tone={tone}>{words}</Pill>;
}

export function SubjectDot({ status }: { status: SubjectStatus }) {
  const [words, tone] = ofSubject[status];
  return <StatusDot tone={tone}>{words}</StatusDot>;
}

export const campaignStatusOptions = campaignStatuses.map((value) => ({
  value,
  label: ofCampaign[value][0],
}));

/** The first one gathers all that are still to be done. */
export const subjectFilterOptions = [
  { value: 'not_completed', label: 'Not completed' },
  ...subjectStatuses.map((value) => ({ value, label: ofSubject[value][0] })),
] as const;
