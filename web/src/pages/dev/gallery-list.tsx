import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Button } from '../../ui/actions/button.tsx';
import { Card, CardToolbar } from '../../ui/page/card.tsx';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { StatusDot } from '../../ui/text/status.tsx';
import { Table } from '../../ui/tables/table.tsx';
import type { Column } from '../../ui/tables/table.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { PagedTable } from '../../api/paged-table.tsx';
import type { GallerySearch } from './gallery-search.ts';
import { galleryStates } from './gallery-search.ts';

interface Row {
  id: number;
  name: string;
  state: (typeof galleryStates)[number];
  people: number;
}

const rows: readonly Row[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  name:
    index === 3 ? 'Extraordinarily'.repeat(6) : `Campaign ${String(index + 1).padStart(5, '0')}`,
  state: galleryStates[index % 3] ?? 'active',
  people: (index * 37) % 100,
}));

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    order: 'name',
    className: 'sm:max-w-90',
    cell: ({ name }) => (
      <TextLink to="/dev/ui" className="[overflow-wrap:anywhere]">
        {name}
      </TextLink>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <StatusDot tone={state === 'active' ? 'good' : 'open'}>{state}</StatusDot>,
  },
  {
    id: 'progress',
    header: 'Progress',
    cell: ({ name, people }) => (
      <div className="w-40">
        <ProgressBar value={people} max={100} label={`${name}: ${people} of 100`} />
      </div>
    ),
  },
  { id: 'people', header: 'People', order: 'people', align: 'end', cell: ({ people }) => people },
];

const size = 10;

/** Stands in for a server: a tenth of a second, one page at a time. */
async function ask({ name, state, order = 'name', page = 1 }: Partial<GallerySearch>) {
  await new Promise((resolve) => setTimeout(resolve, 150));
  const found = rows
    .filter((row) => !name || row.name.toLowerCase().includes(name.toLowerCase()))
    .filter((row) => !state || row.state === state)
    .toSorted((a, b) =>
      order.endsWith('people') ? a.people - b.people : a.name.localeCompare(b.name),
    );
  if (order.startsWith('-')) found.reverse();
  const last = Math.max(1, Math.ceil(found.length / size));
  return {
    data: found.slice((page - 1) * size, page * size),
    meta: { current_page: page, last_page: last, per_page: size, total: found.length },
  };
}

export function GalleryList() {
  const search: Partial<GallerySearch> = useSearch({ strict: false });
  const navigate = useNavigate();
  const query = useQuery({
    queryKey: ['gallery', search],
    queryFn: () => ask(search),
    placeholderData: keepPreviousData,
  });
  const change = (next: Partial<GallerySearch>, replace = true) =>
    void navigate({
      to: '.',
      search: (old: object) => ({ ...old, page: undefined, ...next }),
      replace,
      resetScroll: false,
    });
  return (
    <Card flush>
      <CardToolbar>
        <SearchField
          label="Search"
          value={search.name ?? ''}
          onSearch={(name) => change({ name: name || undefined })}
        />
        <SelectField
          label="State"
          hideLabel
          className="max-sm:w-full sm:w-52"
          placeholder="State: all"
          options={galleryStates.map((value) => ({ value, label: value }))}
          value={search.state ?? ''}
          onChange={({ target }) =>
            change({ state: galleryStates.find((state) => state === target.value) })
          }
        />
      </CardToolbar>
      <PagedTable
        query={query}
        caption="Campaigns"
        columns={columns}
        rowKey={({ id }) => id}
        order={search.order ?? 'name'}
        onOrder={(order) => change({ order: order as GallerySearch['order'] })}
        onPage={(page) => change({ page }, false)}
        empty={
          <EmptyState
            level={3}
            title="Nothing fits"
            action={
              <Button onClick={() => change({ name: undefined, state: undefined })}>
                Show all
              </Button>
            }
          />
        }
      />
    </Card>
  );
}

export function ListStates() {
  const broken = useQuery<Awaited<ReturnType<typeof ask>>>({
    queryKey: ['gallery', 'broken'],
    queryFn: () => Promise.reject(new Error('The server does not answer.')),
    retry: false,
  });
  const table = { caption: 'Campaigns', columns, rowKey: ({ id }: Row) => id };
  return (
    <div className="grid gap-6">
      <Card flush title="Loading">
        <Table {...table} caption="Campaigns, loading" rows={undefined} skeletonRows={3} />
      </Card>
      <Card flush title="Newer rows on their way">
        <Table {...table} caption="Campaigns, stale" rows={rows.slice(0, 2)} stale />
      </Card>
      <Card flush title="Empty">
        <Table
          {...table}
          rows={[]}
          empty={
            <EmptyState level={3} title="No campaigns yet" action={<Button>New campaign</Button>}>
              A campaign invites people to tests until a deadline.
            </EmptyState>
          }
        />
      </Card>
      <Card flush title="Broken">
        <PagedTable {...table} query={broken} onPage={() => undefined} />
      </Card>
    </div>
  );
}
