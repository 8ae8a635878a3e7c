import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Loaded } from '../../../api/loaded.tsx';
import { bankStatistics, bankTest } from '../../../features/question-bank/api.ts';
import type { BankTest, TestStatistics } from '../../../features/question-bank/api.ts';
import { QuestionList } from '../../../features/question-bank/question/question-list.tsx';
import { TestStatisticsCard } from '../../../features/question-bank/statistics/test-statistics.tsx';
import { TestActions } from '../../../features/question-bank/test-actions.tsx';
import { audienceInWords, sittingInWords } from '../../../features/question-bank/words.ts';
import { positive } from '../../../lib/search.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Detail, DetailList } from '../../../ui/page/detail-list.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PlusIcon } from '../../../ui/text/icons.tsx';
import { Day } from '../../../ui/text/moment.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { LongPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import { bankLink } from './question-links.tsx';

const route = getRouteApi(
  '/manager/staff/operator/admin/multiple-choice-questions/view/$mcqTestId',
);

export function QuestionTestViewPage() {
  const { t } = useLingui();
  const id = positive(route.useParams().mcqTestId) ?? 0;
  const query = useQuery(bankTest(id));
  // Below each question stands what people's answers say of it.
  const statistics = useQuery(bankStatistics(id));
  return (
    <Screen name="question-test-view" title={query.data?.text ?? t`Skill test`}>
      <Loaded
        query={query}
        beside={[statistics]}
        title={t`Skill test`}
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
  const { t } = useLingui();
  const navigate = useNavigate();
  const answered = statistics.data?.results ? statistics.data.questions : undefined;
  const { text, questions, unfinished_count } = test;
  const language = test.language ?? undefined;
  const campaigns = test.campaigns_count;
  const audience = audienceInWords(test);
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
      <PlusIcon /> <Trans>Add a question</Trans>
    </ButtonLink>
  );
  return (
    <>
      <PageHeader
        above={<Breadcrumbs steps={[bankLink, text]} />}
        title={
          <span lang={language} className="[overflow-wrap:anywhere]">
            {text}
          </span>
        }
        meta={[
          sittingInWords(test),
          test.is_universal ? t`for every organisation` : t`for ${audience}`,
        ].join(' · ')}
        actions={
          <>
            <TestActions
              test={test}
              onCopied={({ id, text: name }) => {
                toast(t`“${name}” is created.`);
                view(id);
              }}
              onImported={({ id }) => view(id)}
              onDeleted={() =>
                void navigate({ to: '/admin/multiple-choice-questions/list', replace: true })
              }
            />
            <ButtonLink to="/admin/multiple-choice-questions/edit/$mcqTestId" params={params}>
              <Trans>Edit</Trans>
            </ButtonLink>
            {questions.length > 0 && (
              <ButtonLink to="/admin/multiple-choice-questions/preview/$mcqTestId" params={params}>
                <Trans>Preview</Trans>
              </ButtonLink>
            )}
            {addQuestion}
          </>
        }
      />
      <div className="grid gap-6">
        {unfinished_count > 0 && (
          <Banner tone="warn">
            <Plural
              value={unfinished_count}
              one="# question is unfinished. Candidates do not get it."
              other="# questions are unfinished. Candidates do not get them."
            />
          </Banner>
        )}
        <Card
          flush
          title={t`Questions`}
          note={[
            questions.length > 1 && t`The order is random for each candidate.`,
            answered &&
              t`Below each question: how many got it right, with its confidence range; the discrimination, which says how closely that goes with the score on the other questions, from −1 to 1; and the median time.`,
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
              <EmptyState level={3} title={t`No questions yet`} action={addQuestion}>
                <Trans>Campaigns can use a test as soon as it has one complete question.</Trans>
              </EmptyState>
            </div>
          )}
        </Card>
        {questions.length > 0 && (
          <Loaded query={statistics} skeleton={null}>
            {(data) => <TestStatisticsCard test={test} statistics={data} />}
          </Loaded>
        )}
        <Card title={t`About this test`}>
          <DetailList>
            <Detail label={t`Description`}>
              {test.description ? (
                <span lang={language} className="whitespace-pre-line">
                  {test.description}
                </span>
              ) : (
                t`None`
              )}
            </Detail>
            <Detail label={t`For`}>
              {test.is_universal
                ? t`Every organisation`
                : test.organizations.map((one) => one.organization_name).join(', ') ||
                  t`No organisation`}
            </Detail>
            <Detail label={t`Campaigns`}>
              {campaigns === 0 ? (
                <Trans>Not used yet</Trans>
              ) : (
                <Plural value={campaigns} one="Used in # campaign" other="Used in # campaigns" />
              )}
            </Detail>
            <Detail label={t`Changed`}>
              <Day at={test.updated_at} />
            </Detail>
          </DetailList>
        </Card>
      </div>
    </>
  );
}
