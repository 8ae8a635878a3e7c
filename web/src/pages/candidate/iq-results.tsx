import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../api/loaded.tsx';
import { IqOwnReport } from '../../features/instruments/iq/iq-report.tsx';
import { ownIqResults } from '../../features/instruments/iq/own-results.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Day } from '../../ui/moment.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { LongPageSkeleton } from '../../ui/skeleton.tsx';

export function IqResultsPage() {
  const { t } = useLingui();
  const query = useQuery(ownIqResults);
  return (
    <Screen name="iq-results" title={t`Your logical reasoning result`}>
      <div className="mx-auto max-w-180">
        <Loaded query={query} skeleton={<LongPageSkeleton />}>
          {({ name, results }) => (
            <>
              <PageHeader
                title={<Trans>Your logical reasoning</Trans>}
                meta={
                  results ? (
                    <Trans>
                      {name}, finished on <Day at={results.completedAt} />
                    </Trans>
                  ) : null
                }
                actions={
                  results && (
                    <Button className="print:hidden" onClick={() => print()}>
                      <Trans>Print</Trans>
                    </Button>
                  )
                }
              />
              {results ? (
                <IqOwnReport results={results} />
              ) : (
                <Card>
                  <EmptyState
                    title={t`There is no result yet`}
                    action={
                      <ButtonLink to="/iq-test" look="primary">
                        <Trans>Go to the test</Trans>
                      </ButtonLink>
                    }
                  >
                    <Trans>It shows here as soon as both parts are over.</Trans>
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
