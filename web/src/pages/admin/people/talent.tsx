import { profiled } from '@assay/contract/instruments';
import type { TableFormat } from '@assay/contract/table-file';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { NoMatchingPeople } from '../../../features/people/no-matching-people.tsx';
import { subjectFilterOptions, SubjectDot } from '../../../features/campaigns/status.tsx';
import { TestChips, TestLegend } from '../../../features/campaigns/test-chips.tsx';
import { LabelChips } from '../../../features/labels/label-chips.tsx';
import type { Person } from '../../../features/people/api.ts';
import { orderByFit, people, peopleFile } from '../../../features/people/api.ts';
import { CampaignGone, isCampaignGone } from '../../../features/people/campaign-gone.tsx';
import { FitOrderNote } from '../../../features/people/fit-order-note.tsx';
import { peopleColumns } from '../../../features/people/people-columns.tsx';
import { PeopleSelection } from '../../../features/people/people-selection.tsx';
import { PeopleToolbar } from '../../../features/people/people-toolbar.tsx';
import { TalentLegend } from '../../../features/people/talent-legend.tsx';
import { TalentColumns } from '../../../features/people/talent-columns.tsx';
import type { TalentSearch } from '../../../features/people/search.ts';
import { noFilter, peopleAsked } from '../../../features/people/search.ts';
import { useColumns } from '../../../features/people/use-columns.ts';
import { useKeptList } from '../../../features/people/use-kept-list.ts';
import { comparisonPath } from '../../../features/reports/comparison-path.ts';
import { TableItems, TableMenu } from '../../../features/reports/csv-button.tsx';
import { stagesOf } from '../../../features/stages/api.ts';
import { StageMark } from '../../../features/stages/stage-mark.tsx';
import { useNarrow } from '../../../lib/use-narrow.ts';
import { tiesOf } from '../../../lib/ties.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { ChevronDownIcon } from '../../../ui/text/icons.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Menu, MenuItem, MenuLink } from '../../../ui/overlays/menu.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { OrderedBySaved } from '../../../ui/page/saved-profile-note.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { Loading, Skeleton } from '../../../ui/page/skeleton.tsx';
import { useSendingEach } from '../../../lib/writes/use-sending.ts';
import { toastFailure } from '../../../ui/overlays/toast.tsx';
import { PagedTable } from '../../../api/paged-table.tsx';
import { useTalentChoices } from './talent-choices.ts';
import { TalentDialogs, type TalentTask } from './talent-dialogs.tsx';

const route = getRouteApi('/manager/staff/organization/admin/talent');

/** Everybody whom the organisation has invited, across campaigns. */
export function TalentPage() {
  const { t } = useLingui();
  return (
    <Screen name="talent" title={t`Talent`}>
      <PageHeader
        title={t`Talent`}
        meta={<Trans>Everyone your organisation has invited, in any campaign.</Trans>}
      />
      <PeopleList />
    </Screen>
  );
}

/** Side by side, as long as the row has the room: two lines of them would be higher than the row. */
const testsOf = ({ tests }: Person) => (
  <div className={tests.length <= 4 ? 'sm:w-max' : ''}>
    <TestChips
      tests={tests.map(({ id, name, state }) => ({
        id,
        name,
        started: state === 'in_progress',
        completed: state === 'completed',
      }))}
    />
  </div>
);
const statusOf = ({ status }: Person) => <SubjectDot status={status} />;
const stageOf = (stage: NonNullable<Person['stage']>) => <StageMark stage={stage} />;
const labelsOf = ({ labels: carried }: Person) => <LabelChips labels={carried} most={1} />;

function PeopleList() {
  const { t } = useLingui();
  const inAddress = route.useSearch();
  const navigate = route.useNavigate();
  const { known, kept, keep, onReset } = useColumns();
  // Another profile may be chosen before it is answered.
  const ordering = useSendingEach(orderByFit, toastFailure);
  const narrow = useNarrow();
  const choices = useTalentChoices();
  const wanted = inAddress.profile ?? kept.profile;
  const profile = choices.profiles
    .flatMap(({ options }) => options)
    .find(({ value }) => value === wanted)?.label;
  const search = {
    ...inAddress,
    score: inAddress.score ?? kept.score,
    // For one that is gone by now the whole list would be refused.
    profile: choices.profilesKnown && profile === undefined ? undefined : wanted,
  };
  const asked = peopleAsked(search);
  const { page = 1, perPage = 25 } = search;
  const query = useQuery({ ...people({ ...asked, page, perPage }), enabled: known });
  const gone = isCampaignGone(query.error, search);
  const stages = useQuery({
    ...stagesOf(search.campaign ?? 0),
    enabled: search.campaign !== undefined,
  });
  const [chosen, setChosen] = useState<ReadonlyMap<number, Person>>(new Map());
  const [task, setTask] = useState<TalentTask>();
  const rows = query.data?.data ?? [];
  // While others are on their way, it is that of the former profile.
  const fitOrder = query.isPlaceholderData ? undefined : query.data?.meta.fit_order;
  useKeptList(query, { title: t`Talent`, to: '/admin/talent', search: inAddress });
  // While it loads, everything has the place that it will have.
  const peopled = query.data === undefined || rows.length > 0;

  const change = (next: TalentSearch, replace = false) =>
    void navigate({
      search: (old) => ({ ...old, page: undefined, ...next }),
      replace,
      resetScroll: false,
    });
  function choose(some: readonly Person[], wanted: boolean) {
    setChosen((now) => {
      const next = new Map(now);
      for (const person of some) {
        if (wanted) next.set(person.id, person);
        else next.delete(person.id);
      }
      return next;
    });
  }
  /** What is chosen here holds for the next visit, too. */
  function setColumn(name: 'score' | 'profile', value: string | undefined) {
    keep({ ...kept, [name]: value });
    change({
      [name]: value,
      ...(name === 'score' && { order: value ? ('-score' as const) : undefined }),
    });
  }
  const scored = choices.scored.find(({ value }) => value === search.score);
  const columns = peopleColumns({
    hidden: kept.hidden,
    score: scored && { test: scored.test, name: scored.label },
    profile,
    ties: tiesOf(rows),
    order: asked.order,
    chosen: ({ id }) => chosen.has(id),
    onChoose: (person, wanted) => choose([person], wanted),
    onAsk: (person) => setTask({ kind: 'permission', person }),
    statusOf,
    stageOf,
    testsOf,
    labelsOf,
  });
  // A column that comes later, or a line above the list, would move what is read already.
  const settled =
    known &&
    (search.score === undefined || choices.scoredKnown) &&
    (search.profile === undefined || choices.profilesKnown) &&
    !(asked.order.endsWith('fit') && query.isPending);
  // Until everyone's fit is known, the server orders by name: no head may claim otherwise.
  const shownOrder =
    asked.order.endsWith('fit') && fitOrder && fitOrder.state !== 'ready' ? 'name' : asked.order;
  const filtered = Object.values(inAddress).some((value) => value !== undefined);
  const closeTask = () => setTask(undefined);
  const { order, ...filter } = asked;
  const file = (subjects?: string) => (format: TableFormat) =>
    peopleFile(
      subjects ? { subjects, campaign: filter.campaign, format } : { ...filter, order, format },
    );
  const ofChosen = file([...chosen.keys()].join(','));
  // As the page tells them now, where they are on it.
  const selected = [...chosen.values()].map(
    (person) => rows.find(({ id }) => id === person.id) ?? person,
  );
  const pair = choices.compares ? comparisonOf(selected) : undefined;
  const staged = selected.some(({ stage }) => stage !== null);
  return (
    <Card flush>
      {(peopled || filtered) && (
        <PeopleToolbar
          search={search}
          statuses={subjectFilterOptions()}
          campaigns={choices.campaigns}
          stages={(stages.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          tests={choices.tests}
          labels={choices.labels}
          onChange={change}
        >
          <TalentColumns
            hidden={kept.hidden}
            score={search.score}
            profile={search.profile}
            tests={choices.scored}
            profiles={choices.profiles}
            onHidden={(hidden) => keep({ ...kept, hidden })}
            onReset={
              onReset &&
              (() => {
                onReset();
                change({ score: undefined, profile: undefined, order: undefined });
              })
            }
            onScore={(value) => setColumn('score', value)}
            onProfile={(value) => setColumn('profile', value)}
          />
          <TableMenu load={file()} file={t`People`} />
        </PeopleToolbar>
      )}
      {peopled && !gone && (
        <PeopleSelection
          page={rows}
          chosen={chosen}
          onChoose={choose}
          onClear={() => setChosen(new Map())}
        >
          <Button onClick={() => setTask({ kind: 'labels' })}>
            <Trans>Label</Trans>
          </Button>
          {staged && (
            <Button onClick={() => setTask({ kind: 'stage' })}>
              <Trans>Move</Trans>
            </Button>
          )}
          {pair && !narrow && (
            <ButtonLink {...pair} preload={false}>
              <Trans>Compare the two</Trans>
            </ButtonLink>
          )}
          {!narrow && <TableMenu load={ofChosen} file={t`People`} />}
          <Menu
            width={232}
            trigger={
              <Button>
                <Trans>More</Trans>
                <ChevronDownIcon />
              </Button>
            }
          >
            {narrow && pair && (
              <MenuLink {...pair} preload={false}>
                <Trans>Compare the two</Trans>
              </MenuLink>
            )}
            {narrow && <TableItems load={ofChosen} file={t`People`} />}
            <MenuItem onClick={() => setTask({ kind: 'remind' })}>{t`Remind…`}</MenuItem>
            <MenuItem onClick={() => setTask({ kind: 'permissions' })}>
              {t`Request permission…`}
            </MenuItem>
            {choices.running.length > 0 && (
              <MenuItem onClick={() => setTask({ kind: 'campaign' })}>
                {t`Add to a campaign…`}
              </MenuItem>
            )}
          </Menu>
        </PeopleSelection>
      )}
      {search.order?.endsWith('fit') && search.profile === undefined && (
        <p className="border-b border-line px-5 py-2 text-small">
          <Trans>
            To order people by their fit, choose a profile under Columns. Until then, they are
            ordered by name.
          </Trans>
        </p>
      )}
      {settled && asked.order.endsWith('fit') && asked.profile !== undefined && fitOrder && (
        <>
          <OrderedBySaved saved={choices.saved.get(asked.profile)} />
          <FitOrderNote order={fitOrder} profile={asked.profile} />
        </>
      )}
      {gone ? (
        <CampaignGone onAll={() => change({ campaign: undefined, stage: undefined })} />
      ) : settled ? (
        <PagedTable
          query={query}
          caption={t`People of your organisation`}
          columns={columns}
          rowKey={({ id }) => id}
          order={shownOrder}
          onOrder={(next) => {
            // The highest first: nobody looks for the lowest.
            const fresh = ['score', 'fit'].includes(next) && shownOrder !== `-${next}`;
            const turn = () =>
              change({ order: (fresh ? `-${next}` : next) as TalentSearch['order'] });
            // Asked before the list is, which then says how far it is.
            if (
              next.endsWith('fit') &&
              fitOrder?.state !== 'ready' &&
              asked.profile !== undefined
            ) {
              void ordering.run(asked.profile).finally(turn);
            } else turn();
          }}
          onPage={(next) =>
            void navigate({ search: (old) => ({ ...old, page: next }), resetScroll: false })
          }
          dense
          compact
          empty={
            filtered ? (
              <NoMatchingPeople onShowAll={() => change({ ...noFilter, order: undefined })}>
                <Trans>Try another part of the name or the email address, or fewer filters.</Trans>
              </NoMatchingPeople>
            ) : (
              <EmptyState
                level={2}
                title={t`No people yet`}
                action={
                  <ButtonLink to="/admin/assessments" look="primary">
                    <Trans>Go to campaigns</Trans>
                  </ButtonLink>
                }
              >
                <Trans>Everyone you invite to a campaign appears here, once.</Trans>
              </EmptyState>
            )
          }
        />
      ) : (
        // Known in a moment: no head comes with other columns than it stays with.
        <Loading>
          <Skeleton className="h-120" />
        </Loading>
      )}
      {settled && rows.length > 0 && (
        <>
          <TestLegend tests={rows.flatMap(({ tests }) => tests.map(({ id }) => id))} states />
          <TalentLegend rows={rows} score={scored?.test} fit={profile !== undefined} />
        </>
      )}
      {task && (
        <TalentDialogs task={task} chosen={selected} choices={choices} onClose={closeTask} />
      )}
    </Card>
  );
}

/** Where two people who permit it are compared. */
function comparisonOf(people: readonly Person[]) {
  const [first, second] = people.filter(({ permission }) => permission);
  if (people.length !== 2 || !first || !second) return undefined;
  const params = { first: String(first.id), second: String(second.id) };
  return linkOptions({ to: comparisonPath(profiled), params });
}
