import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { Label } from '../../../features/labels/api.ts';
import { labels } from '../../../features/labels/api.ts';
import { labelColumns } from '../../../features/labels/label-columns.tsx';
import { DeleteLabelDialog, EditLabelDialog } from '../../../features/labels/label-dialogs.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { PlusIcon } from '../../../ui/text/icons.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { LabelTable } from './label-table.tsx';

const route = getRouteApi('/manager/staff/organization/admin/manager/labels/details');

/** The labels of the organisation, to be managed. */
export function LabelsPage() {
  const { t } = useLingui();
  const { name } = route.useSearch();
  const navigate = route.useNavigate();
  const [edited, setEdited] = useState<Label>();
  const [deleted, setDeleted] = useState<Label>();
  return (
    <Screen name="labels" title={t`Labels`}>
      <PageHeader
        title={t`Labels`}
        meta={
          <>
            <Trans>Your organisation’s own words for sorting people.</Trans>{' '}
            <TextLink to="/admin/manager/organization/labels">
              <Trans>View labelled people</Trans>
            </TextLink>
          </>
        }
        actions={
          <ButtonLink to="/admin/manager/labels/new" look="primary">
            <PlusIcon /> <Trans>New label</Trans>
          </ButtonLink>
        }
      />
      <LabelTable
        query={useQuery(labels)}
        columns={labelColumns({ onEdit: setEdited, onDelete: setDeleted })}
        name={name}
        onName={(next) => void navigate({ search: { name: next }, replace: true })}
      />
      {edited && <EditLabelDialog label={edited} onClose={() => setEdited(undefined)} />}
      {deleted && <DeleteLabelDialog label={deleted} onClose={() => setDeleted(undefined)} />}
    </Screen>
  );
}
