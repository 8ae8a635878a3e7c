import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Loaded } from '../../api/loaded.tsx';
import { ownSkillResults } from '../../features/instruments/skill/api.ts';
import { OwnReport } from '../../features/instruments/skill/own-report.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Day } from '../../ui/moment.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { LongPageSkeleton } from '../../ui/skeleton.tsx';

export function SkillResultsPage() {
  const { t } = useLingui();
  const { mcqTestId = '' } = useParams({ strict: false });
  const query = useQuery(ownSkillResults(Number(mcqTestId)));
  return (
    <Screen name="skill-results" title={t`Your result`}>
      <div className="mx-auto max-w-180">
        <Loaded query={query} skeleton={<LongPageSkeleton />}>
          {({ name, results }) => (
            <>
              <PageHeader
                title={name}
                meta={
                  results && (
                    <Trans>
                      Your result, finished on <Day at={results.completedAt} />
                    </Trans>
                  )
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
                <OwnReport results={results} />
              ) : (
                <Card>
                  <EmptyState
                    title={t`There is no result yet`}
                    action={
                      <ButtonLink
                        to="/skill/test/$id"
                        params={{ id: mcqTestId }}
                        reloadDocument
                        look="primary"
                      >
                        <Trans>Go to the test</Trans>
                      </ButtonLink>
                    }
                  >
                    <Trans>It shows here as soon as you have done the last question.</Trans>
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
