import { nameOf } from '@assay/contract/person-name';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import type { Label } from '../../features/labels/api.ts';
import { attachLabels, carriers, detachLabel, oneLabel } from '../../features/labels/api.ts';
import { carrierColumns } from '../../features/labels/carrier-columns.tsx';
import { LabelDot } from '../../features/labels/label-chips.tsx';
import { DeleteLabelDialog, EditLabelDialog } from '../../features/labels/label-dialogs.tsx';
import { LabelPicker } from '../../features/labels/label-picker.tsx';
import type { LabelSearch } from '../../features/labels/search.ts';
import { counted } from '../../lib/numbers.ts';
import { positive } from '../../lib/search.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card, CardToolbar } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { LongPageSkeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { PagedTable } from './paged-table.tsx';

const route = getRouteApi('/manager/staff/organization/admin/manager/organization/labels/$labelId');

/** Who carries one label. */
export function LabelPeoplePage() {
  const { labelId } = route.useParams();
  const query = useQuery(oneLabel(positive(labelId) ?? 0));
  return (
    <Screen name="organization-label" title={query.data?.name ?? 'Label'}>
      <Loaded query={query} title="Label" skeleton={<LongPageSkeleton />}>
        {(label) => <LabelPeople key={label.id} label={label} />}
      </Loaded>
    </Screen>
  );
}

function LabelPeople({ label }: { label: Label }) {
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
                Labelled people
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
        meta={`Carried by ${label.subjects_count === 1 ? 'one person' : `${counted(label.subjects_count)} people`}`}
        actions={
          <>
            <Button onClick={() => setDialog('delete')}>Delete</Button>
            <Button onClick={() => setDialog('edit')}>Edit</Button>
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
  const { name, page } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(carriers(label.id, { name, page }));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [picking, setPicking] = useState(false);
  const change = (next: LabelSearch, replace = false) =>
    void navigate({ search: (old) => ({ ...old, page: undefined, ...next }), replace });
  const none = () => setChosen(new Set());

  /** Back again by one press, so nothing is asked before. */
  async function takeOff(subjects: number[], who: string) {
    try {
      await detachLabel(label.id, subjects);
    } catch (failure) {
      toastFailure(failure);
      return;
    }
    setChosen((now) => new Set([...now].filter((id) => !subjects.includes(id))));
    toast(`${label.name} is taken off ${who}.`, {
      action: {
        label: 'Undo',
        run: () => void attachLabels({ labels: [label.id], subjects }),
      },
    });
  }

  function toggle(id: number) {
    setChosen((now) => {
      const next = new Set(now);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }

  const people = `${counted(chosen.size)} ${chosen.size === 1 ? 'person' : 'people'}`;
  const shown = query.data?.data ?? [];
  return (
    <Card flush>
      {(label.subjects_count > 0 || name) && (
        <CardToolbar>
          <SearchField
            label="Search people"
            value={name ?? ''}
            onSearch={(text) => change({ name: text || undefined }, true)}
          />
          {chosen.size > 0 ? (
            <>
              <span role="status" className="text-small text-muted">
                {people} chosen
              </span>
              <Button onClick={() => setPicking(true)}>Label…</Button>
              <Button onClick={() => void takeOff([...chosen], people)}>Take off</Button>
              <Button look="plain" onClick={none}>
                Choose none
              </Button>
            </>
          ) : (
            <Button onClick={() => setChosen(new Set(shown.map(({ id }) => id)))}>
              Choose this page
            </Button>
          )}
        </CardToolbar>
      )}
      <PagedTable
        query={query}
        caption={`People who carry ${label.name}`}
        columns={carrierColumns({
          labelId: label.id,
          chosen,
          onToggle: toggle,
          onTakeOff: (carrier) => void takeOff([carrier.id], nameOf(carrier)),
        })}
        rowKey={({ id }) => id}
        onPage={(next) => void navigate({ search: (old) => ({ ...old, page: next }) })}
        empty={
          name ? (
            <EmptyState
              title="Nobody fits"
              action={<Button onClick={() => change({ name: undefined })}>Show everybody</Button>}
            />
          ) : (
            <EmptyState
              title="Nobody carries this label yet"
              action={
                <ButtonLink to="/admin/assessments" look="primary">
                  Go to the campaigns
                </ButtonLink>
              }
            >
              Choose people in a campaign and label them there.
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
