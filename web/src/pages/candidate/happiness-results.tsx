import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../api/loaded.tsx';
import { DeleteRecord } from '../../features/instruments/burnout/delete-record.tsx';
import { OwnReport } from '../../features/instruments/burnout/own-report.tsx';
import { ownHappiness } from '../../features/instruments/burnout/records.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Day } from '../../ui/moment.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { LongPageSkeleton } from '../../ui/skeleton.tsx';

export function HappinessResultsPage() {
  const { t } = useLingui();
  const query = useQuery(ownHappiness);
  return (
    <Screen name="happiness-results" title={t`Your happiness and energy`}>
      <div className="mx-auto max-w-180">
        <Loaded query={query} skeleton={<LongPageSkeleton />}>
          {({ name, latest, history, mayCreate }) => (
            <>
              <PageHeader
                title={<Trans>How you have been</Trans>}
                meta={
                  latest && (
                    <Trans>
                      {name}, happiness and energy, finished on <Day at={latest.completedAt} />
                    </Trans>
                  )
                }
                actions={
                  latest && (
                    <>
                      <Button className="print:hidden" onClick={() => print()}>
                        <Trans>Print</Trans>
                      </Button>
                      {mayCreate && (
                        <ButtonLink to="/happines-energy/intro" className="print:hidden">
                          <Trans>Answer again</Trans>
                        </ButtonLink>
                      )}
                    </>
                  )
                }
              />
              {latest ? (
                <>
                  <OwnReport latest={latest} history={history} />
                  <p className="mt-5 print:hidden">
                    <DeleteRecord id={latest.id} />
                  </p>
                </>
              ) : (
                <Card>
                  <EmptyState
                    title={t`There is no result yet`}
                    action={
                      <ButtonLink to="/happines-energy/intro" look="primary">
                        <Trans>Go to the questions</Trans>
                      </ButtonLink>
                    }
                  >
                    <Trans>It shows here as soon as you have finished.</Trans>
                  </EmptyState>
                </Card>
              )}
            </>
          )}
        </Loaded>
      </div>
    </Screen>
  );
}
