import { type LogicalSection, logicalSections } from '@assay/contract/logical';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Loaded } from '../../../api/loaded.tsx';
import { logicalPractice, logicalProgress } from './own-results.ts';
import { Practice } from './practice.tsx';
import { useSectionName } from '../take/use-words.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { RunningClock } from '../../../ui/text/running-clock.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { LongPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';

const route = getRouteApi('/talent/candidate/iq-test/$section/instructions');

/** What a section is about, with examples to try; it says so when a clock runs meanwhile. */
export function LogicalInstructionsPage() {
  const { t } = useLingui();
  const section = route.useParams().section as LogicalSection;
  const name = useSectionName()(section);
  const query = useQuery(logicalPractice);
  const { data: progress, dataUpdatedAt } = useQuery(logicalProgress);
  const running = logicalSections.find((one) => progress?.[one].started && !progress[one].over);
  return (
    <Screen name="logical-instructions" title={t`${name}, examples`}>
      <div className="mx-auto max-w-180">
        <PageHeader
          title={name}
          meta={
            section === 'analogy' ? (
              <Trans>
                Figures belong together by a rule: they turn, change their look or number, or are
                put together. Find the rule and choose the figure that completes it.
              </Trans>
            ) : (
              <Trans>
                Numbers or figures follow each other by a rule. Find the rule and choose what comes
                next. Two series may alternate.
              </Trans>
            )
          }
        />
        <Loaded query={query} skeleton={<LongPageSkeleton />}>
          {(practice) => (
            <div className="grid gap-5">
              {progress && running && (
                <Banner tone="warn" actions={<ToQuestions section={running} />}>
                  <Trans>
                    Your clock is running:{' '}
                    <RunningClock
                      seconds={progress[running].remainingSeconds}
                      heardAt={dataUpdatedAt}
                    />{' '}
                    left. The examples do not stop it.
                  </Trans>
                </Banner>
              )}
              <Card
                title={<Trans>Try three examples</Trans>}
                note={
                  progress && !running ? (
                    <Trans>No clock is running, and nothing is counted.</Trans>
                  ) : (
                    <Trans>Nothing is counted.</Trans>
                  )
                }
              >
                <Practice key={section} items={practice[section]} />
              </Card>
              {!running && (
                <Card title={<Trans>When you are ready</Trans>}>
                  <p className="max-w-reading">
                    <Trans>
                      On the next page you start the clock yourself. Pen and paper are fine; please
                      do not use a calculator or ask anyone for help.
                    </Trans>
                  </p>
                  <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-4">
                    <ButtonLink
                      to="/iq-test/$section/$page"
                      params={{ section, page: 'timer' }}
                      reloadDocument
                      look="primary"
                      className="max-sm:w-full"
                    >
                      <Trans>Continue</Trans>
                    </ButtonLink>
                    <TextLink to="/iq-test">
                      <Trans>Back to the overview</Trans>
                    </TextLink>
                  </div>
                </Card>
              )}
            </div>
          )}
        </Loaded>
      </div>
    </Screen>
  );
}

function ToQuestions({ section }: { section: LogicalSection }) {
  return (
    <ButtonLink
      to="/iq-test/$section/$page"
      params={{ section, page: 'test' }}
      reloadDocument
      look="primary"
    >
      <Trans>Back to the questions</Trans>
    </ButtonLink>
  );
}
