import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { labels } from '../../../features/labels/api.ts';
import { spreadColumns } from '../../../features/labels/label-columns.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { LabelTable } from './label-table.tsx';

const route = getRouteApi('/manager/staff/organization/admin/manager/organization/labels');

/** How the organisation's labels are spread over its people. */
export function LabelsSpreadPage() {
  const { t } = useLingui();
  const { name } = route.useSearch();
  const navigate = route.useNavigate();
  const query = useQuery(labels);
  const most = Math.max(1, ...(query.data ?? []).map(({ subjects_count }) => subjects_count));
  return (
    <Screen name="organization-labels" title={t`Labelled people`}>
      <PageHeader
        title={t`Labelled people`}
        meta={t`People by label`}
        actions={
          <ButtonLink to="/admin/manager/labels/details">
            <Trans>Manage labels</Trans>
          </ButtonLink>
        }
      />
      <LabelTable
        query={query}
        columns={spreadColumns(most)}
        name={name}
        onName={(next) => void navigate({ search: { name: next }, replace: true })}
      />
    </Screen>
  );
}
