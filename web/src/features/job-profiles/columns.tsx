import { Trans } from '@lingui/react/macro';
import { dayInShort } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { RowLink } from '../../ui/tables/row-link.tsx';
import type { Column } from '../../ui/tables/table.tsx';
import type { JobProfileRow } from './api.ts';

export const jobProfileColumns: readonly Column<JobProfileRow>[] = [
  {
    id: 'name',
    header: <Trans>Name</Trans>,
    className: 'sm:max-w-100 sm:min-w-44',
    cell: ({ id, name }) => (
      <RowLink to="/admin/job-profile/edit/$id" params={{ id: String(id) }}>
        {name}
      </RowLink>
    ),
  },
  {
    id: 'groups',
    header: <Trans>Groups</Trans>,
    className: 'sm:max-w-64',
    cell: ({ groups }) => (
      <span className="[overflow-wrap:anywhere]">{groups.map(({ name }) => name).join(', ')}</span>
    ),
  },
  {
    id: 'facets',
    header: <Trans>Facets</Trans>,
    cell: ({ facets_count }) => counted(facets_count),
  },
  {
    id: 'version',
    header: <Trans>Version</Trans>,
    cell: ({ version }) => counted(version),
  },
  {
    id: 'campaigns',
    header: <Trans>Campaigns</Trans>,
    cell: ({ campaigns_count }) => counted(campaigns_count),
  },
  {
    id: 'changed',
    header: <Trans>Changed</Trans>,
    cell: ({ updated_at }) => <span className="text-muted">{dayInShort(updated_at)}</span>,
  },
];
