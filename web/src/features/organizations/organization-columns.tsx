import type { Role } from '@assay/contract/access';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { dayInShort } from '../../lib/moments.ts';
import { RowLink } from '../../ui/tables/row-link.tsx';
import type { Column } from '../../ui/tables/table.tsx';
import { Pill, StatusDot } from '../../ui/text/status.tsx';
import type { Manager, OrganizationRow } from './api.ts';
import { PackageUse } from './package-use.tsx';

const roleNames: Record<Role, MessageDescriptor> = {
  admin: msg`Manager`,
  tdl_admin: msg`Operator`,
  super_admin: msg`Super-admin`,
};

function Roles({ roles }: Pick<Manager, 'roles'>) {
  const { t } = useLingui();
  return roles.map((role) => t(roleNames[role])).join(', ') || t`None`;
}

type Status = OrganizationRow['organization_status'];

export function OrganizationPill({ status }: { status: Status }) {
  return status === 'active' ? (
    <Pill tone="good">
      <Trans>Active</Trans>
    </Pill>
  ) : (
    <Pill tone="quiet">
      <Trans>Inactive</Trans>
    </Pill>
  );
}

export const organizationColumns: readonly Column<OrganizationRow>[] = [
  {
    id: 'name',
    header: <Trans>Name</Trans>,
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
    header: <Trans>Status</Trans>,
    order: 'status',
    cell: ({ organization_status: status }) =>
      status === 'active' ? (
        <StatusDot tone="good">
          <Trans>Active</Trans>
        </StatusDot>
      ) : (
        <StatusDot tone="quiet">
          <Trans>Inactive</Trans>
        </StatusDot>
      ),
  },
  { id: 'package', header: <Trans>Plan</Trans>, cell: (row) => <PackageUse {...row} /> },
  { id: 'managers', header: <Trans>Managers</Trans>, cell: ({ managers_count }) => managers_count },
  {
    id: 'created',
    header: <Trans>Created</Trans>,
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
    header: <Trans>Name</Trans>,
    cell: ({ first_name, last_name, email }) => (
      <div className="[overflow-wrap:anywhere]">
        <div className="font-semibold">{`${first_name} ${last_name}`}</div>
        <div className="text-small text-muted">{email}</div>
      </div>
    ),
  },
  {
    id: 'status',
    header: <Trans>Status</Trans>,
    cell: ({ status }) =>
      status === 'active' ? (
        <StatusDot tone="good">
          <Trans>Active</Trans>
        </StatusDot>
      ) : (
        <StatusDot tone="open">
          <Trans>Invited</Trans>
        </StatusDot>
      ),
  },
  {
    id: 'roles',
    header: <Trans>Roles</Trans>,
    cell: ({ roles }) => <Roles roles={roles} />,
  },
  {
    id: 'created',
    header: <Trans>Added</Trans>,
    cell: ({ created_at }) => <span className="text-muted">{dayInShort(created_at)}</span>,
  },
  { id: 'actions', header: <Trans>Actions</Trans>, hideHeader: true, align: 'end', cell: actions },
];
