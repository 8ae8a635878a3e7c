import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { activate, campaignPeople, oneCampaign, remove } from '../../features/campaigns/api.ts';
import type { Campaign } from '../../features/campaigns/api.ts';
import { ActivateDialog } from '../../features/campaigns/activate-dialog.tsx';
import { CampaignActions } from '../../features/campaigns/campaign-actions.tsx';
import { CampaignMails } from '../../features/campaigns/campaign-mails.tsx';
import { CampaignSetup } from '../../features/campaigns/campaign-setup.tsx';
import { CampaignStats } from '../../features/campaigns/campaign-stats.tsx';
import { DeleteDialog } from '../../features/campaigns/delete-dialog.tsx';
import { DraftNotice } from '../../features/campaigns/draft-notice.tsx';
import { peopleColumns } from '../../features/campaigns/people-columns.tsx';
import type { PeopleSearch } from '../../features/campaigns/search.ts';
import { CampaignPill, subjectStatusOptions } from '../../features/campaigns/status.tsx';
import { campaignInWords } from '../../features/campaigns/tests.ts';
import { useLoginProfile } from '../../features/managers/login-profile.ts';
import { positive } from '../../lib/search.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card, CardToolbar } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { LongPageSkeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.tsx';
import { PagedTable } from './paged-table.tsx';

const route = getRouteApi('/manager/staff/organization/admin/assessments/view/$id');

export function AssessmentViewPage() {
  const id = positive(route.useParams().id) ?? 0;
  const query = useQuery(oneCampaign(id));
  return (
    <Screen name="assessment-view" title={query.data?.campaign_name ?? 'Campaign'}>
      <Loaded query={query} title="Campaign" skeleton={<LongPageSkeleton />}>
        {(campaign) => <CampaignView campaign={campaign} />}
      </Loaded>
    </Screen>
  );
}

function CampaignView({ campaign }: { campaign: Campaign }) {
  const { id, campaign_name: name, status, progress } = campaign;
  const navigate = route.useNavigate();
  const organization = useLoginProfile().data?.organization_name ?? '';
  const [asking, setAsking] = useState<'activate' | 'delete' | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <PageHeader
        above={
          <Breadcrumbs
            steps={[
              <TextLink key="list" to="/admin/assessments">
                Assessments
              </TextLink>,
              name,
            ]}
          />
        }
        title={<span className="[overflow-wrap:anywhere]">{name}</span>}
        status={<CampaignPill status={status} />}
        meta={campaignInWords(campaign)}
        actions={
          <CampaignActions
            campaign={campaign}
            onActivate={() => setAsking('activate')}
            onDelete={() => setAsking('delete')}
          />
        }
      />
      {status === 'draft' ? (
        <DraftNotice campaign={campaign} />
      ) : (
        <CampaignStats progress={progress} />
      )}
      <People campaign={campaign} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <CampaignSetup campaign={campaign} />
        <CampaignMails campaign={campaign} organization={organization} />
      </div>
      <ActivateDialog
        open={asking === 'activate'}
        onOpenChange={close}
        campaign={campaign}
        onActivate={async () => {
          await activate(id);
          toast(`${name} is active. The invitations are on their way.`);
        }}
      />
      <DeleteDialog
        open={asking === 'delete'}
        onOpenChange={close}
        name={name}
        onDelete={async () => {
          toast(await remove(id));
          await navigate({ to: '/admin/assessments', replace: true });
        }}
      />
    </>
  );
}

function People({ campaign }: { campaign: Campaign }) {
  const { name, status, order, page } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(campaignPeople({ campaign: campaign.id, name, status, order, page }));
  const change = (next: PeopleSearch, replace = false) =>
    void navigate({
      search: (old) => ({ ...old, page: undefined, ...next }),
      replace,
      resetScroll: false,
    });
  const filtered = Boolean(name ?? status);
  const nobody = campaign.progress.subjects === 0 && !filtered;
  return (
    <Card flush>
      {!nobody && (
        <CardToolbar>
          <SearchField
            label="Search people"
            value={name ?? ''}
            onSearch={(text) => change({ name: text || undefined }, true)}
          />
          <SelectField
            label="Status"
            hideLabel
            className="max-sm:w-full sm:w-52"
            placeholder="Status: all"
            options={subjectStatusOptions}
            value={status ?? ''}
            onChange={({ target }) =>
              change({
                status: subjectStatusOptions.find(({ value }) => value === target.value)?.value,
              })
            }
          />
        </CardToolbar>
      )}
      <PagedTable
        query={query}
        caption={`People of ${campaign.campaign_name}`}
        columns={peopleColumns(campaign.id)}
        rowKey={({ id }) => id}
        order={order ?? 'name'}
        onOrder={(next) => change({ order: next as PeopleSearch['order'] })}
        onPage={(next) =>
          void navigate({ search: (old) => ({ ...old, page: next }), resetScroll: false })
        }
        empty={
          filtered ? (
            <EmptyState
              level={2}
              title="Nobody fits"
              action={
                <Button onClick={() => change({ name: undefined, status: undefined })}>
                  Show everybody
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={campaign.status === 'draft' ? 'No people yet' : 'Nobody was invited'}
              action={
                campaign.status === 'draft' && (
                  <ButtonLink to="/admin/assessments/edit/$id" params={{ id: String(campaign.id) }}>
                    Add people
                  </ButtonLink>
                )
              }
            >
              {campaign.status === 'draft'
                ? 'The invitations go to the people that you add here.'
                : 'Nobody had been added to this campaign.'}
            </EmptyState>
          )
        }
      />
    </Card>
  );
}
