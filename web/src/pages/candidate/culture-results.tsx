import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../api/loaded.tsx';
import { ownResults } from '../../features/instruments/culture/own-results.ts';
import { Report } from '../../features/instruments/culture/report.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Day } from '../../ui/moment.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { LongPageSkeleton } from '../../ui/skeleton.tsx';

export function CultureResultsPage() {
  const { t } = useLingui();
  const query = useQuery(ownResults);
  return (
    <Screen name="culture-results" title={t`Your culture result`}>
      <div className="mx-auto max-w-180">
        <Loaded query={query} skeleton={<LongPageSkeleton />}>
          {({ name, results }) => (
            <>
              <PageHeader
                title={<Trans>What you want from a workplace</Trans>}
                meta={
                  results ? (
                    <Trans>
                      {name}, culture, finished on <Day at={results.completedAt} />
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
                <Report results={results} />
              ) : (
                <Card>
                  <EmptyState
                    title={t`There is no result yet`}
                    action={
                      <ButtonLink to="/culture/test" reloadDocument look="primary">
                        <Trans>Go to the test</Trans>
                      </ButtonLink>
                    }
                  >
                    <Trans>It shows here as soon as you have answered the last question.</Trans>
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
