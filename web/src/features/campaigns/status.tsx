import { subjectStatuses } from '@assay/contract/campaign-people';
import { campaignStatuses } from '@assay/contract/campaigns';
import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Tone } from '../../ui/text/status.tsx';
import { Pill, StatusDot } from '../../ui/text/status.tsx';

type CampaignStatus = (typeof campaignStatuses)[number];
type SubjectStatus = (typeof subjectStatuses)[number];
type Shown = readonly [words: MessageDescriptor, tone: Tone];

const ofCampaign: Record<CampaignStatus, Shown> = {
  draft: [msg`Draft`, 'open'],
  active: [msg`Active`, 'good'],
  completed: [msg`Completed`, 'accent'],
  archived: [msg`Archived`, 'quiet'],
};

const ofSubject: Record<SubjectStatus, Shown> = {
  added: [msg`Added`, 'open'],
  invited: [msg`Invited`, 'open'],
  opened: [msg`Opened`, 'accent'],
  permission_pending: [msg`Permission pending`, 'warn'],
  in_progress: [msg`In progress`, 'warn'],
  completed: [msg`Completed`, 'good'],
  expired: [msg`Expired`, 'quiet'],
  declined: [msg`Declined`, 'quiet'],
  bounced: [msg`Email bounced`, 'bad'],
  anonymised: [msg`Anonymised`, 'quiet'],
};

export function CampaignDot({ status }: { status: CampaignStatus }) {
  const { t } = useLingui();
  const [words, tone] = ofCampaign[status];
  return <StatusDot tone={tone}>{t(words)}</StatusDot>;
}

export function CampaignPill({ status }: { status: CampaignStatus }) {
  const { t } = useLingui();
  const [words, tone] = ofCampaign[status];
  return <Pill tone={tone}>{t(words)}</Pill>;
}

export function SubjectDot({ status }: { status: SubjectStatus }) {
  const { t } = useLingui();
  const [words, tone] = ofSubject[status];
  return <StatusDot tone={tone}>{t(words)}</StatusDot>;
}

export const campaignStatusOptions = () =>
  campaignStatuses.map((value) => ({ value, label: i18n._(ofCampaign[value][0]) }));

/** The first one gathers all that are still to be done. */
export const subjectFilterOptions = () => [
  { value: 'not_completed' as const, label: t`Not completed` },
  ...subjectStatuses.map((value) => ({ value, label: i18n._(ofSubject[value][0]) })),
];
