import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { cultureTestResults, removeCultureTest } from '../../features/culture/api.ts';
import { CultureProfile } from '../../features/culture/culture-profile.tsx';
import { ReportScreen } from '../../features/reports/report-screen.tsx';
import { dayInWords } from '../../lib/moments.ts';
import { positive } from '../../lib/search.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { LongPageSkeleton } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.tsx';

const own = { to: '/admin/manager/organization/view' } as const;
const route = getRouteApi(
  '/manager/staff/organization/admin/manager/organization/culture/results/$id',
);

export function CultureTestResultsPage() {
  const id = positive(route.useParams().id) ?? 0;
  const query = useQuery(cultureTestResults(id));
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const answer = (
    <ButtonLink to="/admin/manager/organization/culture/$id" params={{ id: String(id) }}>
      Answer the questions
    </ButtonLink>
  );
  return (
    <ReportScreen name="organization-culture-results" title={query.data?.name ?? 'Culture'}>
      <Loaded query={query} title="Culture" skeleton={<LongPageSkeleton />}>
        {({ name, created_at, results }) => (
          <>
            <PageHeader
              above={
                <Breadcrumbs
                  steps={[
                    <TextLink key="own" {...own}>
                      Your organisation
                    </TextLink>,
                    name,
                  ]}
                />
              }
              title={<span className="[overflow-wrap:anywhere]">{name}</span>}
              meta={`Culture, begun ${dayInWords(created_at)}`}
              actions={
                <>
                  <Button className="print:hidden" onClick={() => setAsking(true)}>
                    Delete
                  </Button>
                  {results && (
                    <Button className="print:hidden" onClick={() => window.print()}>
                      Print
                    </Button>
                  )}
                  {answer}
                </>
              }
            />
            {results ? (
              <CultureProfile results={results} />
            ) : (
              <Card>
                <EmptyState title="Nobody has finished yet" action={answer}>
                  Results show as soon as one manager has answered all 40 questions.
                </EmptyState>
              </Card>
            )}
            <ConfirmDialog
              open={asking}
              onOpenChange={setAsking}
              title={`Delete ${name}?`}
              confirmLabel="Delete"
              onConfirm={async () => {
                toast(await removeCultureTest(id));
                await navigate(own);
              }}
            >
              Nobody can answer it or choose it any more. Reports of campaigns that chose it keep
              it. Campaigns that follow the newest one finished compare with the newest that is
              left; where none is left, their reports show what people want, and no fit.
            </ConfirmDialog>
          </>
        )}
      </Loaded>
    </ReportScreen>
  );
}
