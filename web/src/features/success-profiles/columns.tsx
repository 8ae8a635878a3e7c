import { Trans } from '@lingui/react/macro';
import { dayInShort } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { RowLink } from '../../ui/tables/row-link.tsx';
import { StatusDot } from '../../ui/text/status.tsx';
import type { Column } from '../../ui/tables/table.tsx';
import type { SuccessProfileRow } from './api.ts';
import { StrengthName } from './strength-name.tsx';

export const successProfileColumns: readonly Column<SuccessProfileRow>[] = [
  {
    id: 'name',
    header: <Trans>Name</Trans>,
    className: 'sm:max-w-90 sm:min-w-44',
    cell: ({ id, name, category }) => (
      <div className="grid min-w-0">
        <RowLink
          to="/admin/manager/organization/success-profile/$successProfileId"
          params={{ successProfileId: String(id) }}
        >
          {name}
        </RowLink>
        <span className="text-small text-muted [overflow-wrap:anywhere]">{category.name}</span>
      </div>
    ),
  },
  {
    id: 'reviewed',
    header: <Trans>People reviewed</Trans>,
    cell: ({ reviewed_count: reviewed, people_count: people }) => {
      const [done, all] = [counted(reviewed), counted(people)];
      return (
        <Trans>
          {done} of {all}
        </Trans>
      );
    },
  },
  {
    id: 'strength',
    header: <Trans>Enough people for</Trans>,
    cell: ({ counted: people }) => <StrengthName people={people} />,
  },
  {
    id: 'saved',
    header: <Trans>Reference profile</Trans>,
    cell: ({ saved }) => (saved ? <Saved {...saved} /> : <span className="text-muted">—</span>),
  },
  {
    id: 'changed',
    header: <Trans>Changed</Trans>,
    cell: ({ updated_at }) => <span className="text-muted">{dayInShort(updated_at)}</span>,
  },
];

/** The latest version that campaigns can choose, and whether it forecasts anything. */
function Saved({ version, tried, adverse }: NonNullable<SuccessProfileRow['saved']>) {
  return (
    <div className="grid gap-0.5 max-sm:justify-items-end">
      <StatusDot tone={tried.forecasts && !adverse ? 'good' : 'warn'}>
        <Trans>Version {version}</Trans>
      </StatusDot>
      {!tried.forecasts && (
        <span className="text-small text-muted">
          <Trans>Predicts no better than chance</Trans>
        </span>
      )}
      {adverse && (
        <span className="text-small text-muted">
          <Trans>Adverse impact</Trans>
        </span>
      )}
    </div>
  );
}
