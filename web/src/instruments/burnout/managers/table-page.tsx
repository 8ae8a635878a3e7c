import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { oneCampaign } from '../../../features/campaigns/api.ts';
import { ResultLinks } from '../../../features/campaigns/result-links.tsx';
import { burnoutAverages } from '../../../features/reports/indices/api.ts';
import type { BurnoutAverages } from '../../../features/reports/indices/api.ts';
import { GroupMeans } from './group-means.tsx';
import { NoReport } from '../../../features/reports/no-report.tsx';
import { ReportScreen } from '../../../features/reports/report-screen.tsx';
import { people } from '../../../features/reports/words.ts';
import { positive } from '../../../lib/search.ts';
import { CampaignBreadcrumbs } from '../../../features/reports/campaign-breadcrumbs.tsx';
import { PrintButton } from '../../../ui/page/print-button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { LongPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';

const route = getRouteApi('/manager/staff/organization/admin/assessments/$id/$test/tabular');

/** What stands where other tests have a table of people: averages that show nobody. */
export function TabularBurnoutPage() {
  const id = positive(route.useParams().id) ?? 0;
  const { t } = useLingui();
  const title = t`Energy of the group`;
  const query = useQuery(burnoutAverages(id));
  const campaign = useQuery(oneCampaign(id));
  const { error } = query;
  return (
    <ReportScreen name="tabular-burnout" title={title}>
      {error instanceof ApiError && error.status === 403 ? (
        <NoReport error={error} subjects={[]} campaign={id} />
      ) : (
        <Loaded query={query} beside={[campaign]} title={title} skeleton={<LongPageSkeleton />}>
          {(averages) => (
            <Averages averages={averages} title={title}>
              {campaign.data && <ResultLinks campaign={campaign.data} />}
            </Averages>
          )}
        </Loaded>
      )}
    </ReportScreen>
  );
}

interface AveragesProps {
  averages: BurnoutAverages;
  title: string;
  /** The way to the other tables. */
  children: ReactNode;
}

function Averages({ averages, title, children }: AveragesProps) {
  const { t } = useLingui();
  const { campaign, total, leastN, missing } = averages;
  const link = { to: '/admin/assessments/view/$id', params: { id: String(campaign.id) } } as const;
  return (
    <>
      <PageHeader
        above={
          <CampaignBreadcrumbs
            steps={[
              <TextLink key="campaign" {...link}>
                {campaign.name}
              </TextLink>,
              t`Energy`,
            ]}
          />
        }
        title={title}
        meta={groupsInWords(averages)}
        actions={total && <PrintButton />}
      />
      {children}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18.75rem] lg:gap-7 print:block print:*:mb-6">
        {total ? (
          <div className="grid min-w-0 gap-4">
            <GroupMeans averages={averages} />
            <p role="status" className="px-1 text-small text-muted">
              {nextInWords(missing)}
            </p>
          </div>
        ) : (
          <Card>
            <EmptyState
              title={t`No average yet`}
              action={
                <ButtonLink {...link}>
                  <Trans>Open the campaign</Trans>
                </ButtonLink>
              }
            >
              {firstInWords(missing)}{' '}
              <Trans>
                People count once they have answered and given your organisation permission to see
                the result.
              </Trans>
            </EmptyState>
          </Card>
        )}
        <WhyNoList leastN={leastN} />
      </div>
    </>
  );
}

/** How many averages there are, and of how many people. */
function groupsInWords({ batches, total, leastN }: BurnoutAverages): string {
  if (batches.length === 1 && total) {
    const group = people(total.n);
    return t`1 group average (${group})`;
  }
  if (batches.length === 0) return t`Group averages of ${leastN} people or more each`;
  const count = batches.length;
  return t`${count} group averages of ${leastN} people or more each`;
}

/** A number and nothing about who. */
function firstInWords(missing: number): string {
  if (missing === 0) return t`Enough people have answered; the first average is being calculated.`;
  return plural(missing, {
    one: '# more person is needed for the first average.',
    other: '# more people are needed for the first average.',
  });
}

function nextInWords(missing: number): string {
  if (missing === 0) return t`Enough people have answered; the next average is being calculated.`;
  return plural(missing, {
    one: '# more person is needed for the next average.',
    other: '# more people are needed for the next average.',
  });
}

function WhyNoList({ leastN }: { leastN: number }) {
  const { t } = useLingui();
  return (
    <Card title={t`Why there is no list of people`} className="print:break-inside-avoid">
      <div className="grid gap-3 text-small">
        <p>
          <Trans>
            A list would rank people by their health. No one is chosen, sorted or passed over by
            these answers.
          </Trans>
        </p>
        <p>
          <Trans>
            An average covers {leastN} people or more and is calculated once. It is rounded to steps
            of 5 and never changes, so that comparing two averages reveals no single answer. People
            who answer later count in the next one.
          </Trans>
        </p>
        <p>
          <Trans>
            When a person in an average withdraws permission, the average is removed too.
          </Trans>
        </p>
        <p className="text-muted">
          <Trans>
            To support one person, open that person’s report: a band and what can be changed about
            the work, as long as there is permission.
          </Trans>
        </p>
      </div>
    </Card>
  );
}
