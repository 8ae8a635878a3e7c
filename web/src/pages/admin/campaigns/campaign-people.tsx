import type { TableFormat } from '@assay/contract/table-file';
import { instrumentFacts, profiled, testTypeIds } from '@assay/contract/instruments';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import { queryClient } from '../../../api/query-client.ts';
import { NoMatchingPeople } from '../../../features/people/no-matching-people.tsx';
import { campaignPeople, invalidateCampaign } from '../../../features/campaigns/api.ts';
import type { Campaign, CampaignPerson, CampaignSubject } from '../../../features/campaigns/api.ts';
import { adjustmentRequests } from '../../../features/campaigns/adjustments-api.ts';
import { AdjustmentRequests } from '../../../features/campaigns/adjustment-requests.tsx';
import { CampaignStats } from '../../../features/campaigns/campaign-stats.tsx';
import { CampaignTab } from '../../../features/campaigns/campaign-tab.tsx';
import { extensionRequests } from '../../../features/campaigns/entry-api.ts';
import { ExtensionRequests } from '../../../features/campaigns/extension-requests.tsx';
import { PeopleDialogs } from '../../../features/campaigns/people/people-dialogs.tsx';
import type { PeopleTask } from '../../../features/campaigns/people/people-dialogs.tsx';
import { PeopleToolbar } from '../../../features/campaigns/people/people-toolbar.tsx';
import { SelectionBar } from '../../../features/campaigns/people/selection-bar.tsx';
import { usePersonAction } from '../../../features/campaigns/people/use-person-action.ts';
import { useSelection } from '../../../features/campaigns/people/use-selection.ts';
import { peopleColumns } from '../../../features/campaigns/people-columns.tsx';
import {
  orderFromTable,
  orderInTable,
  peopleAsked,
} from '../../../features/campaigns/people-asked.ts';
import { ScoreLegend } from '../../../features/campaigns/score-legend.tsx';
import type { PeopleSearch } from '../../../features/campaigns/search.ts';
import { labels } from '../../../features/labels/api.ts';
import { LabelChips } from '../../../features/labels/label-chips.tsx';
import { LabelPicker } from '../../../features/labels/label-picker.tsx';
import { useLoginProfile } from '../../../features/managers/login-profile.ts';
import { peopleFile } from '../../../features/people/api.ts';
import { listColumns } from '../../../features/people/use-columns.ts';
import { useKeptList } from '../../../features/people/use-kept-list.ts';
import { CompareLinks } from '../../../features/reports/compare-links.tsx';
import { TableItems, TableMenu } from '../../../features/reports/csv-button.tsx';
import { stagesOf } from '../../../features/stages/api.ts';
import { MoveDialog } from '../../../features/stages/move-dialog.tsx';
import { StageMark } from '../../../features/stages/stage-mark.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { titleOf } from '../../../features/campaigns/title.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { OrderedBySaved } from '../../../ui/page/saved-profile-note.tsx';
import { Loading, Skeleton } from '../../../ui/page/skeleton.tsx';
import { positive } from '../../../lib/search.ts';
import { tiesOf } from '../../../lib/ties.ts';
import { useNarrow } from '../../../lib/use-narrow.ts';
import { useChosenColumns } from '../people/chosen-columns.tsx';
import { PagedTable } from '../../../api/paged-table.tsx';

const route = getRouteApi('/manager/staff/organization/admin/assessments/view/$id/');

const noOne: readonly CampaignPerson[] = [];

/** Whether there is a result that may be seen of what profiles are about. */
const isMeasured = ({ permission, tests }: CampaignSubject) =>
  permission && tests.some(({ id, completed }) => id === testTypeIds[profiled] && completed);

const stageOf = ({ stage }: CampaignSubject) =>
  stage ? <StageMark stage={stage} /> : <span className="text-muted">—</span>;
const labelsOf = ({ labels: carried }: CampaignSubject) => <LabelChips labels={carried} most={1} />;

/** Who is in a campaign, how far they are, and what they ask for. */
export function CampaignPeoplePage() {
  const id = positive(route.useParams().id) ?? 0;
  const { filter, ...piece } = peopleAsked(route.useSearch());
  const beside = [
    useQuery(campaignPeople(id, { ...filter, ...piece })),
    useQuery(extensionRequests(id)),
    useQuery(adjustmentRequests(id)),
    useQuery(labels),
    useQuery(stagesOf(id)),
    useLoginProfile(),
    useQuery(listColumns),
  ];
  return (
    <CampaignTab id={id} beside={beside} skeleton={<PeopleSkeleton />}>
      {(campaign) => (
        <Fragment key={campaign.id}>
          {campaign.status !== 'draft' && <CampaignStats progress={campaign.progress} />}
          <div className="grid gap-6">
            {campaign.status !== 'draft' && <ExtensionRequests campaign={campaign} />}
            {campaign.status !== 'draft' && <AdjustmentRequests campaignId={campaign.id} />}
            <CampaignPeople campaign={campaign} />
          </div>
        </Fragment>
      )}
    </CampaignTab>
  );
}

function PeopleSkeleton() {
  return (
    <Loading>
      <Skeleton className="mb-6 h-25" />
      <Skeleton className="h-120" />
    </Loading>
  );
}

/** The people of a campaign: found, selected, reminded, labelled and removed. */
function CampaignPeople({ campaign }: { campaign: Campaign }) {
  const { t } = useLingui();
  const title = titleOf(campaign);
  const { id, status: state, progress } = campaign;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { name, status, test, label, stage } = search;
  const { filter, ...piece } = peopleAsked(search);
  const order = orderInTable(piece);
  const query = useQuery(campaignPeople(id, { ...filter, ...piece }));
  useNews(campaign);
  const selection = useSelection();
  const narrow = useNarrow();
  const ofSelected = (format: TableFormat) =>
    peopleFile({ subjects: selection.people.map((person) => person.id).join(','), format });
  const [task, setTask] = useState<PeopleTask>();
  const onAction = usePersonAction(id, setTask);
  const allLabels = useQuery(labels).data;
  const stages = useQuery(stagesOf(id)).data;
  const { features = [] } = useLoginProfile().data ?? {};
  // While others are on their way, the rows are those of the former order.
  const { isPlaceholderData } = query;
  const rows = query.data?.data ?? noOne;
  const fitOrdered = query.data?.meta.fit_ordered ?? true;
  const recruits = campaign.campaign_type === 'recruitment';
  const columns = useMemo(
    () =>
      peopleColumns({
        campaign,
        selection,
        onAction,
        ties: tiesOf(isPlaceholderData ? noOne : rows),
        order,
        fitOrdered,
        labelsOf,
        stageOf: recruits ? stageOf : undefined,
      }),
    [campaign, selection, onAction, rows, isPlaceholderData, order, fitOrdered, recruits],
  );
  const { shown, button } = useChosenColumns(columns);
  useKeptList(query, { title, to: `/admin/assessments/view/${id}`, search });
  const change = (next: PeopleSearch, replace = false) =>
    void navigate({
      search: (old) => ({ ...old, page: undefined, ...next }),
      replace,
      resetScroll: false,
    });
  const filtered = Boolean(name ?? status ?? test ?? label ?? stage);
  const nobody = progress.subjects === 0 && !filtered;
  const closeTask = () => setTask(undefined);

  return (
    <Card flush wide>
      {!nobody && (
        <>
          <PeopleToolbar
            campaign={campaign}
            search={search}
            labels={allLabels ?? []}
            stages={stages ?? []}
            onChange={change}
          >
            {button}
          </PeopleToolbar>
          {rows.length > 0 && (
            <SelectionBar
              selection={selection}
              page={rows}
              filter={{ ...filter, campaign: id }}
              total={query.data?.meta.total ?? 0}
              waiting={state === 'active' ? progress.subjects - progress.completed : 0}
              onRemind={(people) => setTask({ kind: 'remind', people })}
              {...(recruits &&
                state !== 'draft' && {
                  onMove: () => setTask({ kind: 'stage', people: selection.people }),
                })}
              onLabel={() => setTask({ kind: 'labels', people: selection.people })}
              onRemove={() => setTask({ kind: 'remove', people: selection.people })}
            >
              {features.includes(instrumentFacts[profiled].feature) &&
                selection.people.every(isMeasured) && (
                  <CompareLinks
                    campaign={id}
                    people={selection.people.map((person) => person.id)}
                    team={features.includes('team_compare')}
                    inMenu={narrow}
                  />
                )}
              {narrow ? (
                <TableItems load={ofSelected} file={t`People`} />
              ) : (
                <TableMenu load={ofSelected} file={t`People`} />
              )}
            </SelectionBar>
          )}
        </>
      )}
      {order.endsWith('fit') && <OrderedBySaved saved={campaign.profile?.saved} />}
      <PagedTable
        query={query}
        caption={t`People of ${title}`}
        columns={shown}
        rowKey={(person) => person.id}
        order={order}
        onOrder={(next) => change(orderFromTable(next, order))}
        onPage={(next) =>
          void navigate({ search: (old) => ({ ...old, page: next }), resetScroll: false })
        }
        dense
        compact
        sideways
        empty={
          filtered ? (
            <NoMatchingPeople
              onShowAll={() =>
                change({
                  name: undefined,
                  status: undefined,
                  test: undefined,
                  label: undefined,
                  stage: undefined,
                })
              }
            />
          ) : (
            <NobodyYet campaign={campaign} />
          )
        }
      />
      {rows.length > 0 && <ScoreLegend campaign={campaign} />}
      {task?.kind === 'stage' ? (
        <MoveDialog
          campaignId={id}
          people={task.people.map((person) => person.id)}
          present={sharedStage(task.people)}
          onClose={closeTask}
          onMoved={selection.clear}
        />
      ) : task?.kind === 'labels' ? (
        <LabelPicker
          subjects={task.people.map((person) => person.id)}
          {...(task.single && { carried: task.people[0]?.labels ?? [] })}
          onClose={closeTask}
          onDone={() => void invalidateCampaign(id)}
        />
      ) : (
        task && (
          <PeopleDialogs
            campaign={campaign}
            task={task}
            onClose={closeTask}
            onDone={(people) => selection.set(people, false)}
          />
        )
      )}
    </Card>
  );
}

/** Who has begun or finished meanwhile is shown; what nobody has changed is not read again, since reading is written down. */
function useNews({ id, progress }: Campaign) {
  const state = JSON.stringify(progress);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    void queryClient.invalidateQueries({ queryKey: ['campaign', id, 'people'] });
  }, [id, state]);
}

/** Where all of them stand, if that is one stage. */
function sharedStage(people: readonly CampaignSubject[]): number | undefined {
  const [first, ...others] = new Set(people.map(({ stage }) => stage?.id));
  return others.length === 0 ? first : undefined;
}

function NobodyYet({ campaign }: { campaign: Campaign }) {
  const { t } = useLingui();
  const over = campaign.status === 'completed' || campaign.status === 'archived';
  if (over) {
    return (
      <EmptyState title={t`No one was invited`}>
        <Trans>This campaign had no people.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t`No people yet`}
      action={
        <ButtonLink
          to="/admin/assessments/edit/$id"
          params={{ id: String(campaign.id) }}
          search={{ section: 'people' }}
        >
          <Trans>Add people</Trans>
        </ButtonLink>
      }
    >
      {campaign.status === 'draft'
        ? t`Invitations go to the people you add here.`
        : campaign.open_to_all
          ? t`Add people, or share the public link.`
          : t`People are invited as soon as you add them.`}
    </EmptyState>
  );
}
