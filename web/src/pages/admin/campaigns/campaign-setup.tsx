import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { CampaignMails } from '../../../features/campaigns/campaign-mails.tsx';
import { CampaignSetup } from '../../../features/campaigns/campaign-setup.tsx';
import { CampaignTab } from '../../../features/campaigns/campaign-tab.tsx';
import { SharePanel } from '../../../features/campaigns/share-panel.tsx';
import { useLoginProfile } from '../../../features/managers/login-profile.ts';
import { StageSettings } from '../../../features/stages/stage-settings.tsx';
import { positive } from '../../../lib/search.ts';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Loading, Skeleton } from '../../../ui/page/skeleton.tsx';

const route = getRouteApi('/manager/staff/organization/admin/assessments/view/$id');
const useId = () => positive(route.useParams().id) ?? 0;

const skeleton = (
  <Loading>
    <Skeleton className="h-80 max-w-180" />
  </Loading>
);

/** The emails of a campaign as they arrive. */
export function CampaignEmailsPage() {
  return (
    <CampaignTab id={useId()} skeleton={skeleton}>
      {(campaign) => <CampaignMails campaign={campaign} />}
    </CampaignTab>
  );
}

/** Ways into a campaign besides the invitation email. */
export function CampaignSharePage() {
  const { t } = useLingui();
  const id = useId();
  const profile = useLoginProfile();
  return (
    <CampaignTab id={id} beside={[profile]} skeleton={skeleton}>
      {(campaign) =>
        campaign.status === 'active' ? (
          <div className="max-w-180">
            <SharePanel
              campaign={campaign}
              openInvites={profile.data?.features.includes('open_invite') ?? false}
            />
          </div>
        ) : (
          <Card>
            <EmptyState level={2} title={t`Nothing to share now`}>
              {campaign.status === 'draft'
                ? t`Once the campaign is active, its links are here.`
                : t`The campaign has ended: no one can join it any more.`}
            </EmptyState>
          </Card>
        )
      }
    </CampaignTab>
  );
}

/** How a campaign is set up, and its stages. */
export function CampaignSettingsPage() {
  return (
    <CampaignTab id={useId()} skeleton={skeleton}>
      {(campaign) => (
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <CampaignSetup campaign={campaign} />
          {campaign.campaign_type === 'recruitment' && <StageSettings campaignId={campaign.id} />}
        </div>
      )}
    </CampaignTab>
  );
}
