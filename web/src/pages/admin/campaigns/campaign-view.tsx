import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Outlet } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import { oneCampaign } from '../../../features/campaigns/api.ts';
import type { Campaign } from '../../../features/campaigns/api.ts';
import { CampaignActions } from '../../../features/campaigns/campaign-actions.tsx';
import type { CampaignQuestion } from '../../../features/campaigns/campaign-dialogs.tsx';
import { CampaignDialogs } from '../../../features/campaigns/campaign-dialogs.tsx';
import { CampaignTabs } from '../../../features/campaigns/campaign-tabs.tsx';
import { DraftNotice } from '../../../features/campaigns/draft-notice.tsx';
import { titleOf } from '../../../features/campaigns/title.ts';
import { CampaignPill } from '../../../features/campaigns/status.tsx';
import { campaignInWords } from '../../../features/campaigns/tests.ts';
import { positive } from '../../../lib/search.ts';
import { CampaignBreadcrumbs } from '../../../features/reports/campaign-breadcrumbs.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { LongPageSkeleton } from '../../../ui/page/skeleton.tsx';

const route = getRouteApi('/manager/staff/organization/admin/assessments/view/$id');

/** A campaign: its head, and below it the part that the address names. */
export function CampaignViewPage() {
  const { t } = useLingui();
  const id = positive(route.useParams().id) ?? 0;
  const query = useQuery({
    ...oneCampaign(id),
    // A running campaign goes on by itself; a tab that nobody looks at does not ask.
    refetchInterval: ({ state }) => (state.data?.status === 'active' ? 15_000 : false),
  });
  return (
    <Screen name="assessment-view" title={query.data ? titleOf(query.data) : t`Campaign`}>
      <Loaded query={query} title={t`Campaign`} skeleton={<LongPageSkeleton />}>
        {(campaign) => <Head key={campaign.id} campaign={campaign} />}
      </Loaded>
      {/* There from the start, so that its own data are asked for at the same time; seen no sooner than its head. */}
      <div hidden={query.data === undefined}>
        <Outlet />
      </div>
    </Screen>
  );
}

function Head({ campaign }: { campaign: Campaign }) {
  const name = titleOf(campaign);
  const navigate = route.useNavigate();
  const [question, setQuestion] = useState<CampaignQuestion>();
  return (
    <>
      <PageHeader
        above={<CampaignBreadcrumbs steps={[name]} />}
        title={<span className="[overflow-wrap:anywhere]">{name}</span>}
        status={<CampaignPill status={campaign.status} />}
        meta={campaignInWords(campaign)}
        actions={<CampaignActions campaign={campaign} onAsk={setQuestion} />}
      />
      {campaign.status === 'draft' && <DraftNotice campaign={campaign} />}
      <CampaignTabs id={campaign.id} />
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
