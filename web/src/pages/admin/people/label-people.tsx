import { nameOf } from '@assay/contract/person-name';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import type { Label } from '../../../features/labels/api.ts';
import { addLabels, carriers, takeOffLabel, oneLabel } from '../../../features/labels/api.ts';
import { carrierColumns } from '../../../features/labels/carrier-columns.tsx';
import { LabelDot } from '../../../features/labels/label-chips.tsx';
import { DeleteLabelDialog, EditLabelDialog } from '../../../features/labels/label-dialogs.tsx';
import { LabelPicker } from '../../../features/labels/label-picker.tsx';
import type { LabelSearch } from '../../../features/labels/search.ts';
import { useSending } from '../../../lib/writes/use-sending.ts';
import { positive } from '../../../lib/search.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card, CardToolbar } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { LongPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { toast, toastFailure } from '../../../ui/overlays/toast.tsx';
import { PagedTable } from '../../../api/paged-table.tsx';

const route = getRouteApi('/manager/staff/organization/admin/manager/organization/labels/$labelId');

/** Who carries one label. */
export function LabelPeoplePage() {
  const { t } = useLingui();
  const { labelId } = route.useParams();
  const query = useQuery(oneLabel(positive(labelId) ?? 0));
  return (
    <Screen name="organization-label" title={query.data?.name ?? t`Label`}>
      <Loaded query={query} title={t`Label`} skeleton={<LongPageSkeleton />}>
        {(label) => <LabelPeople key={label.id} label={label} />}
      </Loaded>
    </Screen>
  );
}

function LabelPeople({ label }: { label: Label }) {
  const count = label.subjects_count;

  const navigate = route.useNavigate();
  const [dialog, setDialog] = useState<'edit' | 'delete'>();
  const close = () => setDialog(undefined);
  return (
    <>
      <PageHeader
        above={
          <Breadcrumbs
            steps={[
              <TextLink key="list" to="/admin/manager/organization/labels">
                <Trans>Labelled people</Trans>
              </TextLink>,
              label.name,
            ]}
          />
        }
        title={
          <span className="inline-flex items-center gap-3 [overflow-wrap:anywhere]">
            <LabelDot colour={label.colour} />
            {label.name}
          </span>
        }
        meta={<Plural value={count} one="# person" other="# people" />}
        actions={
          <>
            <Button onClick={() => setDialog('delete')}>
              <Trans>Delete</Trans>
            </Button>
            <Button onClick={() => setDialog('edit')}>
              <Trans>Edit</Trans>
            </Button>
          </>
        }
      />
      <Carriers label={label} />
      {dialog === 'edit' && <EditLabelDialog label={label} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteLabelDialog
          label={label}
          onClose={close}
          onDeleted={() => void navigate({ to: '/admin/manager/organization/labels' })}
        />
      )}
    </>
  );
}

function Carriers({ label }: { label: Label }) {
  const { t } = useLingui();
  const { name, page } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(carriers(label.id, { name, page }));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [picking, setPicking] = useState(false);
  const labelName = label.name;
  const selected = chosen.size;
  const change = (next: LabelSearch, replace = false) =>
    void navigate({ search: (old) => ({ ...old, page: undefined, ...next }), replace });
  const none = () => setChosen(new Set());

  /** Back again by one press, so nothing is asked before. */
  async function takeOff(subjects: number[], who: string) {
    await takeOffLabel(label.id, subjects);
    setChosen((now) => new Set([...now].filter((id) => !subjects.includes(id))));
    toast(t`${labelName} is removed from ${who}.`, {
      undo: () => addLabels({ labels: [label.id], subjects }),
    });
  }

  function toggle(id: number) {
    setChosen((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }

  const people = t`${plural(selected, { one: '# person', other: '# people' })}`;
  const takingOff = useSending(() => takeOff([...chosen], people), toastFailure);
  const shown = query.data?.data ?? [];
  return (
    <Card flush>
      {(label.subjects_count > 0 || name) && (
        <CardToolbar>
          <SearchField
            label={t`Search people`}
            value={name ?? ''}
            onSearch={(text) => change({ name: text || undefined }, true)}
          />
          {chosen.size > 0 ? (
            <>
              <span role="status" className="text-small text-muted">
                <Plural value={selected} one="# person selected" other="# people selected" />
              </span>
              <Button onClick={() => setPicking(true)}>
                <Trans>Add labels</Trans>
              </Button>
              <Button pending={takingOff.pending} onClick={() => void takingOff.run()}>
                <Trans>Remove label</Trans>
              </Button>
              <Button look="plain" onClick={none}>
                <Trans>Clear selection</Trans>
              </Button>
            </>
          ) : (
            <Button onClick={() => setChosen(new Set(shown.map(({ id }) => id)))}>
              <Trans>Select all on this page</Trans>
            </Button>
          )}
        </CardToolbar>
      )}
      <PagedTable
        query={query}
        caption={t`People with the label ${labelName}`}
        columns={carrierColumns({
          labelId: label.id,
          chosen,
          onToggle: toggle,
          onTakeOff: (carrier) => takeOff([carrier.id], nameOf(carrier)),
        })}
        rowKey={({ id }) => id}
        onPage={(next) => void navigate({ search: (old) => ({ ...old, page: next }) })}
        empty={
          name ? (
            <EmptyState
              title={t`No people match`}
              action={
                <Button onClick={() => change({ name: undefined })}>
                  <Trans>Show all people</Trans>
                </Button>
              }
            />
          ) : (
            <EmptyState
              title={t`No one has this label yet`}
              action={
                <ButtonLink to="/admin/assessments" look="primary">
                  <Trans>Go to campaigns</Trans>
                </ButtonLink>
              }
            >
              <Trans>Select people in a campaign and label them there.</Trans>
            </EmptyState>
          )
        }
      />
      {picking && (
        <LabelPicker subjects={[...chosen]} onClose={() => setPicking(false)} onDone={none} />
      )}
    </Card>
  );
}
