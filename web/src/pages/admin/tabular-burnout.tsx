import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { ApiError } from '../../api/api-error.ts';
import { Loaded } from '../../api/loaded.tsx';
import { burnoutAverages } from '../../features/reports/indices/api.ts';
import type { BurnoutAverages } from '../../features/reports/indices/api.ts';
import { GroupMeans } from '../../features/reports/indices/group-means.tsx';
import { NoReport } from '../../features/reports/no-report.tsx';
import { ReportScreen } from '../../features/reports/report-screen.tsx';
import { people } from '../../features/reports/words.ts';
import { positive } from '../../lib/search.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LongPageSkeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const route = getRouteApi('/manager/staff/organization/admin/assessments/$id/$test/tabular');
const title = 'Energy of the group';

/** What stands where other tests have a table of people: averages that show nobody. */
export function TabularBurnoutPage() {
  const id = positive(route.useParams().id) ?? 0;
  const query = useQuery(burnoutAverages(id));
  const { error } = query;
  return (
    <ReportScreen name="tabular-burnout" title={title}>
      {error instanceof ApiError && error.status === 403 ? (
        <NoReport error={error} subjects={[]} campaign={id} />
      ) : (
        <Loaded query={query} title={title} skeleton={<LongPageSkeleton />}>
          {(averages) => <Averages averages={averages} />}
        </Loaded>
      )}
    </ReportScreen>
  );
}

function Averages({ averages }: { averages: BurnoutAverages }) {
  const { campaign, batches, total, leastN, missing } = averages;
  const link = { to: '/admin/assessments/view/$id', params: { id: String(campaign.id) } } as const;
  return (
    <>
      <PageHeader
        above={
          <Breadcrumbs
            steps={[
              <TextLink key="list" to="/admin/assessments">
                Assessments
              </TextLink>,
              <TextLink key="campaign" {...link}>
                {campaign.name}
              </TextLink>,
              'Energy',
            ]}
          />
        }
        title={title}
        meta={
          batches.length === 1 && total
            ? `1 average of ${people(total.n)}`
            : `${batches.length === 0 ? 'Averages' : `${batches.length} averages`} of ${leastN} people or more each`
        }
        actions={
          total && (
            <Button className="print:hidden" onClick={() => window.print()}>
              Print
            </Button>
          )
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18.75rem] lg:gap-7 print:block print:*:mb-6">
        {total ? (
          <div className="grid min-w-0 gap-4">
            <GroupMeans averages={averages} />
            <p role="status" className="px-1 text-small text-muted">
              {neededInWords(missing, 'the next average')}
            </p>
          </div>
        ) : (
          <Card>
            <EmptyState
              title="No average yet"
              action={<ButtonLink {...link}>Open the campaign</ButtonLink>}
            >
              {neededInWords(missing, 'the first average')} They count once they have answered and
              let your organisation see the result.
            </EmptyState>
          </Card>
        )}
        <WhyNoList leastN={leastN} />
      </div>
    </>
  );
}

/** A number and nothing about who. */
function neededInWords(missing: number, what: string): string {
  if (missing === 0) return `Enough people have answered for ${what}; it is being made.`;
  return `${missing === 1 ? '1 more person is' : `${missing} more people are`} needed for ${what}.`;
}

function WhyNoList({ leastN }: { leastN: number }) {
  return (
    <Card title="Why there is no list of people" className="print:break-inside-avoid">
      <div className="grid gap-3 text-small">
        <p>
          A list would rank people by their health. Nobody is chosen, sorted or passed over by these
          answers.
        </p>
        <p>
          An average holds {leastN} people or more and is made once. It is rounded to steps of 5 and
          never changes, so nobody’s answer can be found by comparing two of them. Whoever answers
          later counts in the next one.
        </p>
        <p>When somebody of an average takes the permission back, the average goes too.</p>
        <p className="text-muted">
          To support one person, open the report of that person: a band and what can be changed
          about the work, as long as they permit it.
        </p>
      </div>
    </Card>
  );
}
