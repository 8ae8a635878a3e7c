import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Loaded } from '../../api/loaded.tsx';
import { bankStatistics, bankTest } from '../../features/question-bank/api.ts';
import type { BankTest, TestStatistics } from '../../features/question-bank/api.ts';
import { QuestionList } from '../../features/question-bank/question/question-list.tsx';
import { TestStatisticsCard } from '../../features/question-bank/statistics/test-statistics.tsx';
import { TestActions } from '../../features/question-bank/test-actions.tsx';
import {
  audienceInWords,
  minutesInWords,
  questionsInWords,
} from '../../features/question-bank/words.ts';
import { positive } from '../../lib/search.ts';
import { Banner } from '../../ui/banner.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { Detail, DetailList } from '../../ui/detail-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PlusIcon } from '../../ui/icons.tsx';
import { Day } from '../../ui/moment.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { LongPageSkeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { bankLink } from './question-links.tsx';

const route = getRouteApi(
  '/manager/staff/operator/admin/multiple-choice-questions/view/$mcqTestId',
);

export function QuestionTestViewPage() {
  const id = positive(route.useParams().mcqTestId) ?? 0;
  const query = useQuery(bankTest(id));
  // Below each question stands what people's answers say of it.
  const statistics = useQuery(bankStatistics(id));
  return (
    <Screen name="question-test-view" title={query.data?.text ?? 'Skill test'}>
      <Loaded
        query={query}
        beside={[statistics]}
        title="Skill test"
        skeleton={<LongPageSkeleton />}
      >
        {(test) => <View test={test} statistics={statistics} />}
      </Loaded>
    </Screen>
  );
}

interface ViewProps {
  test: BankTest;
  statistics: UseQueryResult<TestStatistics>;
}

function View({ test, statistics }: ViewProps) {
  const navigate = useNavigate();
  const answered = statistics.data?.results ? statistics.data.questions : undefined;
  const { text, questions, questions_count, unfinished_count, seconds_total } = test;
  const params = { mcqTestId: String(test.id) };
  const view = (id: number) =>
    void navigate({
      to: '/admin/multiple-choice-questions/view/$mcqTestId',
      params: { mcqTestId: String(id) },
    });
  const addQuestion = (
    <ButtonLink
      to="/admin/multiple-choice-questions/question/new/$mcqTestId"
      params={params}
      look="primary"
    >
      <PlusIcon /> Add a question
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        above={<Breadcrumbs steps={[bankLink, text]} />}
        title={<span className="[overflow-wrap:anywhere]">{text}</span>}
        meta={[
          questionsInWords(questions_count),
          seconds_total > 0 && minutesInWords(seconds_total),
          test.is_universal ? 'for everybody' : `for ${audienceInWords(test)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            <TestActions
              test={test}
              onCopied={({ id, text: name }) => {
                toast(`“${name}” is there.`);
                view(id);
              }}
              onImported={({ id }) => view(id)}
              onDeleted={() =>
                void navigate({ to: '/admin/multiple-choice-questions/list', replace: true })
              }
            />
            <ButtonLink to="/admin/multiple-choice-questions/edit/$mcqTestId" params={params}>
              Edit
            </ButtonLink>
            {questions.length > 0 && (
              <ButtonLink to="/admin/multiple-choice-questions/preview/$mcqTestId" params={params}>
                Preview
              </ButtonLink>
            )}
            {addQuestion}
          </>
        }
      />
      <div className="grid gap-6">
        {unfinished_count > 0 && (
          <Banner tone="warn">
            {unfinished_count === 1
              ? 'One question is unfinished and is asked of nobody.'
              : `${unfinished_count} questions are unfinished and are asked of nobody.`}
          </Banner>
        )}
        <Card
          flush
          title="Questions"
          note={[
            questions.length > 1 && 'Candidates get them in an order of their own, drawn for each.',
            answered &&
              'Below each: who got it right, with the range that allows for chance; how far that goes with the score on the other questions, from −1 to 1; and the time in which half of the people had answered.',
          ]
            .filter(Boolean)
            .join(' ')}
        >
          {questions.length > 0 ? (
            <QuestionList
              test={test}
              // While nobody has taken the test, the card below says it once for all of them.
              statistics={answered}
            />
          ) : (
            <div className="border-t border-line">
              <EmptyState level={3} title="No questions yet" action={addQuestion}>
                A test can be asked for as soon as it has one whole question.
              </EmptyState>
            </div>
          )}
        </Card>
        {questions.length > 0 && (
          <Loaded query={statistics} skeleton={null}>
            {(data) => <TestStatisticsCard test={test} statistics={data} />}
          </Loaded>
        )}
        <Card title="About this test">
          <DetailList>
            <Detail label="Description">
              {test.description ? (
                <span className="whitespace-pre-line">{test.description}</span>
              ) : (
                'None'
              )}
            </Detail>
            <Detail label="For">
              {test.is_universal
                ? 'Every organisation'
                : test.organizations.map((one) => one.organization_name).join(', ') || 'Nobody'}
            </Detail>
            <Detail label="Campaigns">
              {test.campaigns_count === 0
                ? 'None asks for it yet'
                : test.campaigns_count === 1
                  ? 'One asks for it'
                  : `${test.campaigns_count} ask for it`}
            </Detail>
            <Detail label="Changed">
              <Day at={test.updated_at} />
            </Detail>
          </DetailList>
        </Card>
      </div>
    </>
  );
}
