import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { campaignPeople, oneCampaign } from '../../features/campaigns/api.ts';
import type { Campaign } from '../../features/campaigns/api.ts';
import { CampaignActions } from '../../features/campaigns/campaign-actions.tsx';
import type { CampaignQuestion } from '../../features/campaigns/campaign-dialogs.tsx';
import { CampaignDialogs } from '../../features/campaigns/campaign-dialogs.tsx';
import { CampaignMails } from '../../features/campaigns/campaign-mails.tsx';
import { CampaignSetup } from '../../features/campaigns/campaign-setup.tsx';
import { CampaignStats } from '../../features/campaigns/campaign-stats.tsx';
import { DraftNotice } from '../../features/campaigns/draft-notice.tsx';
import { adjustmentRequests } from '../../features/campaigns/adjustments-api.ts';
import { AdjustmentRequests } from '../../features/campaigns/adjustment-requests.tsx';
import { extensionRequests } from '../../features/campaigns/entry-api.ts';
import { ExtensionRequests } from '../../features/campaigns/extension-requests.tsx';
import { titleOf } from '../../features/campaigns/title.ts';
import { SharePanel } from '../../features/campaigns/share-panel.tsx';
import { CampaignPill } from '../../features/campaigns/status.tsx';
import { campaignInWords } from '../../features/campaigns/tests.ts';
import { labels } from '../../features/labels/api.ts';
import { useLoginProfile } from '../../features/managers/login-profile.ts';
import { positive } from '../../lib/search.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { LongPageSkeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { AssessmentPeople, peopleAsked } from './assessment-people.tsx';

const route = getRouteApi('/manager/staff/organization/admin/assessments/view/$id');

export function AssessmentViewPage() {
  const { t } = useLingui();
  const id = positive(route.useParams().id) ?? 0;
  const { filter, ...piece } = peopleAsked(id, route.useSearch());
  const query = useQuery({
    ...oneCampaign(id),
    // A running campaign goes on by itself; a tab that nobody looks at does not ask.
    refetchInterval: ({ state }) => (state.data?.status === 'active' ? 15_000 : false),
  });
  const beside = [
    useQuery(campaignPeople({ ...filter, ...piece })),
    useQuery(extensionRequests(id)),
    useQuery(adjustmentRequests(id)),
    useQuery(labels),
    useLoginProfile(),
  ];
  return (
    <Screen name="assessment-view" title={query.data ? titleOf(query.data) : t`Campaign`}>
      <Loaded query={query} beside={beside} title={t`Campaign`} skeleton={<LongPageSkeleton />}>
        {(campaign) => <CampaignView key={campaign.id} campaign={campaign} />}
      </Loaded>
    </Screen>
  );
}

function CampaignView({ campaign }: { campaign: Campaign }) {
  const { status, progress } = campaign;
  const name = titleOf(campaign);
  const navigate = route.useNavigate();
  const features = useLoginProfile().data?.features ?? [];
  const [question, setQuestion] = useState<CampaignQuestion>();
  return (
    <>
      <PageHeader
        above={
          <Breadcrumbs
            steps={[
              <TextLink key="list" to="/admin/assessments">
                <Trans>Campaigns</Trans>
              </TextLink>,
              name,
            ]}
          />
        }
        title={<span className="[overflow-wrap:anywhere]">{name}</span>}
        status={<CampaignPill status={status} />}
        meta={campaignInWords(campaign)}
        actions={<CampaignActions campaign={campaign} onAsk={setQuestion} />}
      />
      {status === 'draft' ? (
        <DraftNotice campaign={campaign} />
      ) : (
        <CampaignStats progress={progress} />
      )}
      <div className="grid gap-6">
        {status !== 'draft' && <ExtensionRequests campaign={campaign} />}
        {status !== 'draft' && <AdjustmentRequests campaignId={campaign.id} />}
        <AssessmentPeople campaign={campaign} />
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <CampaignSetup campaign={campaign} />
          <div className="grid min-w-0 gap-6">
            <CampaignMails campaign={campaign} />
            {status === 'active' && (
              <SharePanel campaign={campaign} openInvites={features.includes('open_invite')} />
            )}
          </div>
        </div>
      </div>
      {question && (
        <CampaignDialogs
          campaign={campaign}
          question={question}
          onClose={() => setQuestion(undefined)}
          onDeleted={() => navigate({ to: '/admin/assessments', replace: true })}
        />
      )}
    </>
  );
}
