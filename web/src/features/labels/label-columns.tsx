import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { dayInShort } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { IconButton } from '../../ui/actions/button.tsx';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import { MoreIcon } from '../../ui/text/icons.tsx';
import { Menu, MenuItem, MenuLink } from '../../ui/overlays/menu.tsx';
import { RowLink } from '../../ui/tables/row-link.tsx';
import type { Column } from '../../ui/tables/table.tsx';
import type { Label } from './api.ts';
import { LabelDot } from './label-chips.tsx';

const carriersOf = ({ id }: Label) =>
  ({
    to: '/admin/manager/organization/labels/$labelId',
    params: { labelId: String(id) },
  }) as const;

const name: Column<Label> = {
  id: 'name',
  header: <Trans>Label</Trans>,
  className: 'sm:min-w-44',
  cell: (label) => (
    <span className="flex min-w-0 items-baseline gap-2.5">
      <LabelDot colour={label.colour} />
      <RowLink {...carriersOf(label)}>{label.name}</RowLink>
    </span>
  ),
};

interface LabelActions {
  onEdit: (label: Label) => void;
  onDelete: (label: Label) => void;
}

const actionsFor = (label: string) => t`Actions for ${label}`;
const peopleWith = (label: string) => t`People with the label ${label}`;

/** Labels to manage. */
export function labelColumns({ onEdit, onDelete }: LabelActions): readonly Column<Label>[] {
  return [
    name,
    {
      id: 'people',
      header: <Trans>People</Trans>,
      cell: ({ subjects_count }) => <span className="tabular-nums">{counted(subjects_count)}</span>,
    },
    {
      id: 'created',
      header: <Trans>Created</Trans>,
      cell: ({ created_at }) => <span className="text-muted">{dayInShort(created_at)}</span>,
    },
    {
      id: 'actions',
      header: <Trans>Actions</Trans>,
      hideHeader: true,
      align: 'end',
      cell: (label) => (
        <Menu
          trigger={
            <IconButton label={actionsFor(label.name)}>
              <MoreIcon />
            </IconButton>
          }
        >
          <MenuItem onClick={() => onEdit(label)}>
            <Trans>Edit</Trans>
          </MenuItem>
          <MenuLink {...carriersOf(label)}>
            <Trans>View labelled people</Trans>
          </MenuLink>
          <MenuItem danger onClick={() => onDelete(label)}>
            <Trans>Delete</Trans>
          </MenuItem>
        </Menu>
      ),
    },
  ];
}

/** Labels by how many people carry each. */
export function spreadColumns(most: number): readonly Column<Label>[] {
  return [
    name,
    {
      id: 'people',
      header: <Trans>People</Trans>,
      className: 'sm:w-1/2',
      cell: (label) => (
        <span className="grid w-full grid-cols-[minmax(3rem,1fr)_3.5rem] items-center gap-4">
          <ProgressBar value={label.subjects_count} max={most} label={peopleWith(label.name)} />
          <span className="text-right text-small tabular-nums">
            {counted(label.subjects_count)}
          </span>
        </span>
      ),
    },
  ];
}
