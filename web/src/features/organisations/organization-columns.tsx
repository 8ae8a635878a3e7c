import type { Role } from '@assay/contract/access';
import type { ReactNode } from 'react';
import { dayInShort } from '../../lib/moments.ts';
import { RowLink } from '../../ui/row-link.tsx';
import type { Column } from '../../ui/table.tsx';
import { Pill, StatusDot } from '../../ui/status.tsx';
import type { Manager, OrganizationRow } from './api.ts';
import { PackageUse } from './package-use.tsx';

const roleNames: Record<Role, string> = {
  admin: 'Manager',
  tdl_admin: 'Operator',
  super_admin: 'Super-admin',
};

type Status = OrganizationRow['organization_status'];

export function OrganizationPill({ status }: { status: Status }) {
  return status === 'active' ? <Pill tone="good">Active</Pill> : <Pill tone="quiet">Inactive</Pill>;
}

export const organizationColumns: readonly Column<OrganizationRow>[] = [
  {
    id: 'name',
    header: 'Name',
    order: 'name',
    className: 'sm:max-w-100 sm:min-w-44 print:min-w-36',
    cell: ({ id, organization_name }) => (
      <RowLink to="/admin/organizations/view/$id" params={{ id: String(id) }}>
        {organization_name}
      </RowLink>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    order: 'status',
    cell: ({ organization_status: status }) =>
      status === 'active' ? (
        <StatusDot tone="good">Active</StatusDot>
      ) : (
        <StatusDot tone="quiet">Inactive</StatusDot>
      ),
  },
  { id: 'package', header: 'Package', cell: (row) => <PackageUse {...row} /> },
  { id: 'managers', header: 'Managers', cell: ({ managers_count }) => managers_count },
  {
    id: 'created',
    header: 'Created',
    order: 'created_at',
    cell: ({ created_at }) => <span className="text-muted">{dayInShort(created_at)}</span>,
  },
];

/** Managers of an organisation, with what can be done about each. */
export const managerColumns = (
  actions: (manager: Manager) => ReactNode,
): readonly Column<Manager>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: ({ first_name, last_name, email }) => (
      <div className="[overflow-wrap:anywhere]">
        <div className="font-semibold">{`${first_name} ${last_name}`}</div>
        <div className="text-small text-muted">{email}</div>
      </div>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) =>
      status === 'active' ? (
        <StatusDot tone="good">Active</StatusDot>
      ) : (
        <StatusDot tone="open">Invited</StatusDot>
      ),
  },
  {
    id: 'roles',
    header: 'Roles',
    cell: ({ roles }) => roles.map((role) => roleNames[role]).join(', ') || 'None',
  },
  {
    id: 'created',
    header: 'Added',
    cell: ({ created_at }) => <span className="text-muted">{dayInShort(created_at)}</span>,
  },
  { id: 'actions', header: 'Actions', hideHeader: true, align: 'end', cell: actions },
];
