import { dayInShort } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { IconButton } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import { MoreIcon } from '../../ui/icons.tsx';
import { Menu, MenuItem, MenuLink } from '../../ui/menu.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import type { Column } from '../../ui/table.tsx';
import type { Label } from './api.ts';
import { LabelDot } from './label-chips.tsx';

const carriersOf = ({ id }: Label) =>
  ({
    to: '/admin/manager/organization/labels/$labelId',
    params: { labelId: String(id) },
  }) as const;

const name: Column<Label> = {
  id: 'name',
  header: 'Label',
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

/** Labels to look after. */
export function labelColumns({ onEdit, onDelete }: LabelActions): readonly Column<Label>[] {
  return [
    name,
    {
      id: 'people',
      header: 'People',
      cell: ({ subjects_count }) => <span className="tabular-nums">{counted(subjects_count)}</span>,
    },
    {
      id: 'created',
      header: 'Created',
      cell: ({ created_at }) => <span className="text-muted">{dayInShort(created_at)}</span>,
    },
    {
      id: 'actions',
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: (label) => (
        <Menu
          trigger={
            <IconButton label={`Actions for ${label.name}`}>
              <MoreIcon />
            </IconButton>
          }
        >
          <MenuItem onClick={() => onEdit(label)}>Edit</MenuItem>
          <MenuLink {...carriersOf(label)}>Who carries it</MenuLink>
          <MenuItem danger onClick={() => onDelete(label)}>
            Delete
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
      header: 'People',
      className: 'sm:w-1/2',
      cell: (label) => (
        <span className="grid w-full grid-cols-[minmax(3rem,1fr)_3.5rem] items-center gap-4">
          <ProgressBar
            value={label.subjects_count}
            max={most}
            label={`People who carry ${label.name}`}
          />
          <span className="text-right text-small tabular-nums">
            {counted(label.subjects_count)}
          </span>
        </span>
      ),
    },
  ];
}
