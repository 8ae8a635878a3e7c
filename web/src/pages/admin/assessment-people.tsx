import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { campaignPeople, forgetCampaign } from '../../features/campaigns/api.ts';
import type { Campaign, CampaignSubject } from '../../features/campaigns/api.ts';
import { PeopleDialogs } from '../../features/campaigns/people/people-dialogs.tsx';
import type { PeopleTask } from '../../features/campaigns/people/people-dialogs.tsx';
import { PeopleToolbar } from '../../features/campaigns/people/people-toolbar.tsx';
import { SelectionBar } from '../../features/campaigns/people/selection-bar.tsx';
import { usePersonAction } from '../../features/campaigns/people/use-person-action.ts';
import { useSelection } from '../../features/campaigns/people/use-selection.ts';
import { peopleColumns } from '../../features/campaigns/people-columns.tsx';
import { TestLegend } from '../../features/campaigns/test-chips.tsx';
import type { PeopleSearch } from '../../features/campaigns/search.ts';
import { labels } from '../../features/labels/api.ts';
import { LabelChips } from '../../features/labels/label-chips.tsx';
import { LabelPicker } from '../../features/labels/label-picker.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { titleOf } from '../../features/campaigns/title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PagedTable } from './paged-table.tsx';

const route = getRouteApi('/manager/staff/organization/admin/assessments/view/$id');

const labelsOf = ({ labels: carried }: CampaignSubject) => <LabelChips labels={carried} />;

/** What the address asks for of the people of a campaign. */
export function peopleAsked(id: number, search: PeopleSearch) {
  const { name, status, test, label, order = 'name', page = 1, perPage = 25 } = search;
  const filter = {
    campaign: id,
    name,
    status,
    testType: test,
    label: label ? String(label) : undefined,
    order,
  };
  return { filter, page, perPage };
}

/** The people of a campaign: found, selected, reminded, labelled and removed. */
export function AssessmentPeople({ campaign }: { campaign: Campaign }) {
  const { t } = useLingui();
  const title = titleOf(campaign);
  const { id, status: state, progress } = campaign;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { name, status, test, label, order = 'name' } = search;
  const { filter, ...piece } = peopleAsked(id, search);
  const query = useQuery({
    ...campaignPeople({ ...filter, ...piece }),
    // Only in an order in which news moves no row away from under the reader.
    refetchInterval: state === 'active' && order.endsWith('name') ? 30_000 : false,
  });
  const selection = useSelection();
  const [task, setTask] = useState<PeopleTask>();
  const onAction = usePersonAction(id, setTask);
  const allLabels = useQuery(labels).data;
  const columns = useMemo(
    () =>
      peopleColumns({
        campaign,
        selection,
        onAction,
        labelsOf,
      }),
    [campaign, selection, onAction],
  );
  const change = (next: PeopleSearch, replace = false) =>
    void navigate({
      search: (old) => ({ ...old, page: undefined, ...next }),
      replace,
      resetScroll: false,
    });
  const filtered = Boolean(name ?? status ?? test ?? label);
  const nobody = progress.subjects === 0 && !filtered;
  const rows = query.data?.data ?? [];
  const closeTask = () => setTask(undefined);

  return (
    <Card flush>
      {!nobody && (
        <>
          <PeopleToolbar
            campaign={campaign}
            search={search}
            labels={allLabels ?? []}
            onChange={change}
          />
          {rows.length > 0 && (
            <SelectionBar
              selection={selection}
              page={rows}
              filter={filter}
              total={query.data?.meta.total ?? 0}
              waiting={state === 'active' ? progress.subjects - progress.completed : 0}
              onRemind={(people) => setTask({ kind: 'remind', people })}
              onLabel={() => setTask({ kind: 'labels', people: selection.people })}
              onRemove={() => setTask({ kind: 'remove', people: selection.people })}
            />
          )}
        </>
      )}
      <PagedTable
        query={query}
        caption={t`People of ${title}`}
        columns={columns}
        rowKey={(person) => person.id}
        order={order}
        onOrder={(next) => change({ order: next as PeopleSearch['order'] })}
        onPage={(next) =>
          void navigate({ search: (old) => ({ ...old, page: next }), resetScroll: false })
        }
        dense
        empty={
          filtered ? (
            <EmptyState
              level={2}
              title={t`No matching people`}
              action={
                <Button
                  onClick={() =>
                    change({
                      name: undefined,
                      status: undefined,
                      test: undefined,
                      label: undefined,
                    })
                  }
                >
                  <Trans>Show everyone</Trans>
                </Button>
              }
            />
          ) : (
            <NobodyYet campaign={campaign} />
          )
        }
      />
      {rows.length > 0 && <TestLegend tests={campaign.tests.map(({ id: test }) => test)} states />}
      {task?.kind === 'labels' ? (
        <LabelPicker
          subjects={task.people.map((person) => person.id)}
          {...(task.single && { carried: task.people[0]?.labels ?? [] })}
          onClose={closeTask}
          onDone={() => void forgetCampaign(id)}
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
