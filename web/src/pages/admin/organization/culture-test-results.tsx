import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import { cultureTestResults, deleteCultureTest } from '../../../features/culture/api.ts';
import { CultureProfile } from '../../../features/culture/culture-profile.tsx';
import { ReportScreen } from '../../../features/reports/report-screen.tsx';
import { dayInWords } from '../../../lib/moments.ts';
import { positive } from '../../../lib/search.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { PrintButton } from '../../../ui/page/print-button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { LongPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';

const own = { to: '/admin/manager/organization/view' } as const;
const route = getRouteApi(
  '/manager/staff/organization/admin/manager/organization/culture/results/$id',
);

export function CultureTestResultsPage() {
  const { t } = useLingui();
  const id = positive(route.useParams().id) ?? 0;
  const query = useQuery(cultureTestResults(id));
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const started = (day: string) => t`Culture, started ${day}`;
  const answer = (
    <ButtonLink to="/admin/manager/organization/culture/$id" params={{ id: String(id) }}>
      <Trans>Answer the questions</Trans>
    </ButtonLink>
  );
  return (
    <ReportScreen name="organization-culture-results" title={query.data?.name ?? t`Culture`}>
      <Loaded query={query} title={t`Culture`} skeleton={<LongPageSkeleton />}>
        {({ name, created_at, results }) => (
          <>
            <PageHeader
              above={
                <Breadcrumbs
                  steps={[
                    <TextLink key="own" {...own}>
                      <Trans>Your organisation</Trans>
                    </TextLink>,
                    name,
                  ]}
                />
              }
              title={<span className="[overflow-wrap:anywhere]">{name}</span>}
              meta={started(dayInWords(created_at))}
              actions={
                <>
                  <Button className="print:hidden" onClick={() => setAsking(true)}>
                    <Trans>Delete</Trans>
                  </Button>
                  {results && <PrintButton />}
                  {answer}
                </>
              }
            />
            {results ? (
              <CultureProfile results={results} />
            ) : (
              <Card>
                <EmptyState title={t`No one has completed it yet`} action={answer}>
                  <Trans>
                    Results appear as soon as one manager has answered all 40 questions.
                  </Trans>
                </EmptyState>
              </Card>
            )}
            <ConfirmDialog
              open={asking}
              onOpenChange={setAsking}
              title={t`Delete ${name}?`}
              confirmLabel={t`Delete`}
              onConfirm={async () => {
                toast(await deleteCultureTest(id));
                await navigate(own);
              }}
            >
              <Trans>
                No one can answer or choose it any more. Reports of campaigns that chose it keep it.
                Campaigns that follow the latest completed culture profile compare with the latest
                one left; if none is left, their reports show what candidates want, without a fit.
              </Trans>
            </ConfirmDialog>
          </>
        )}
      </Loaded>
    </ReportScreen>
  );
}
