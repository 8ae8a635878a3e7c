import type { SkillTest } from '@assay/contract/skill-tests';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../api/loaded.tsx';
import { ownSkillTests } from '../take/api.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { Day } from '../../../ui/text/moment.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { OptionText } from '../../../ui/text/question-text.tsx';
import { RunningClock } from '../../../ui/text/running-clock.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { ShortPageSkeleton } from '../../../ui/page/skeleton.tsx';

/** What somebody is to take and has taken, and how the clock of these tests goes. */
export function SkillTestsPage() {
  const { t } = useLingui();
  const query = useQuery(ownSkillTests);
  return (
    <Screen name="skill-tests" title={t`Skill tests`}>
      <div className="mx-auto max-w-180">
        <PageHeader
          title={<Trans>Skill tests</Trans>}
          meta={
            <Trans>
              Multiple-choice questions, one at a time, each strictly timed. You cannot go back. The
              clock keeps running if you close the page. You can take a break between two questions.
            </Trans>
          }
        />
        <Loaded query={query} skeleton={<ShortPageSkeleton />}>
          {(tests) =>
            tests.length === 0 ? (
              <Card>
                <EmptyState title={t`You have no skill tests to take`}>
                  <Trans>When an organisation invites you to one, it shows here.</Trans>
                </EmptyState>
              </Card>
            ) : (
              <ul className="grid gap-4">
                {tests.map((test) => (
                  <li key={test.id}>
                    <TestCard test={test} heardAt={query.dataUpdatedAt} />
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
    </Screen>
  );
}

function TestCard({ test, heardAt }: { test: SkillTest; heardAt: number }) {
  const { name, description, state, questions, closed, seconds, extraTime, remainingSeconds } =
    test;
  const language = test.language ?? undefined;
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const params = { id: String(test.id) };
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <h2 lang={language} className="text-title">
            {name}
          </h2>
          {description && (
            <p lang={language} className="mt-1 text-muted">
              <OptionText text={description} />
            </p>
          )}
          <p className="mt-2 text-small text-muted">
            {state === 'started' ? (
              <Trans>
                {closed} of {questions} questions done
              </Trans>
            ) : (
              <Plural value={questions} one="# question" other="# questions" />
            )}
            {' · '}
            {test.completedAt ? (
              <Trans>
                completed on <Day at={test.completedAt} />
              </Trans>
            ) : (
              <Trans>{minutes} minutes at most</Trans>
            )}
            {extraTime && state !== 'completed' && (
              <>
                {' · '}
                <Trans>your extra time is included</Trans>
              </>
            )}
          </p>
          {remainingSeconds !== null && (
            <p className="mt-2 text-small font-medium text-warn">
              <Trans>
                The clock of your question is running:{' '}
                <RunningClock seconds={remainingSeconds} heardAt={heardAt} /> left
              </Trans>
            </p>
          )}
        </div>
        {state === 'completed' ? (
          <ButtonLink to="/skill/results/$mcqTestId" params={{ mcqTestId: params.id }}>
            <Trans>See the result</Trans>
          </ButtonLink>
        ) : (
          <ButtonLink to="/skill/test/$id" params={params} reloadDocument look="primary">
            {state === 'started' ? <Trans>Continue</Trans> : <Trans>See details and start</Trans>}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
