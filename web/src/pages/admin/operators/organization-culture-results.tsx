import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Loaded } from '../../../api/loaded.tsx';
import { resultsOfOrganization } from '../../../features/culture/api.ts';
import { CultureProfile } from '../../../features/culture/culture-profile.tsx';
import { ReportScreen } from '../../../features/reports/report-screen.tsx';
import { dayInWords } from '../../../lib/moments.ts';
import { positive } from '../../../lib/search.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { LongPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';

const route = getRouteApi(
  '/manager/staff/operator/admin/organizations/culture/results/$id/$cultureId',
);

/** An organisation's culture, for those who run this Assay. */
export function OrganizationCultureResultsPage() {
  const { t } = useLingui();
  const started = (company: string, day: string) => t`Culture of ${company}, started ${day}`;
  const params = route.useParams();
  const [id, testId] = [positive(params.id) ?? 0, positive(params.cultureId) ?? 0];
  const query = useQuery(resultsOfOrganization(id, testId));
  return (
    <ReportScreen name="operator-culture-results" title={query.data?.name ?? t`Culture`}>
      <Loaded query={query} title={t`Culture`} skeleton={<LongPageSkeleton />}>
        {({ name, created_at, organization, results }) => (
          <>
            <PageHeader
              above={
                <Breadcrumbs
                  steps={[
                    <TextLink key="list" to="/admin/organizations">
                      <Trans>Organisations</Trans>
                    </TextLink>,
                    <TextLink
                      key="one"
                      to="/admin/organizations/view/$id"
                      params={{ id: String(organization.id) }}
                    >
                      {organization.name}
                    </TextLink>,
                    name,
                  ]}
                />
              }
              title={<span className="[overflow-wrap:anywhere]">{name}</span>}
              meta={started(organization.name, dayInWords(created_at))}
            />
            {results ? (
              <CultureProfile results={results} />
            ) : (
              <Card>
                <EmptyState title={t`No one has completed it yet`}>
                  <Trans>
                    Results appear as soon as one manager has answered all 40 questions.
                  </Trans>
                </EmptyState>
              </Card>
            )}
          </>
        )}
      </Loaded>
    </ReportScreen>
  );
}
