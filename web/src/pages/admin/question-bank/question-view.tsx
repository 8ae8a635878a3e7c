import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import type { BankQuestion, BankTest } from '../../../features/question-bank/api.ts';
import { bankStatistics, copyQuestion } from '../../../features/question-bank/api.ts';
import { KeyTable } from '../../../features/question-bank/options/key-table.tsx';
import { DeleteQuestion } from '../../../features/question-bank/question/question-list.tsx';
import { QuestionPreview } from '../../../features/question-bank/question/question-preview.tsx';
import { StoredPicture } from '../../../features/question-bank/question/stored-picture.tsx';
import { QuestionStatisticsCard } from '../../../features/question-bank/statistics/question-statistics.tsx';
import { useSending } from '../../../lib/writes/use-sending.ts';
import { Banner } from '../../../ui/page/banner.tsx';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Detail, DetailList } from '../../../ui/page/detail-list.tsx';
import { PlusIcon } from '../../../ui/text/icons.tsx';
import { Day } from '../../../ui/text/moment.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { LongPageSkeleton, Skeleton } from '../../../ui/page/skeleton.tsx';
import { toast, toastFailure } from '../../../ui/overlays/toast.tsx';
import { bankLink, testLink } from './question-links.tsx';
import { useQuestion } from './use-question.ts';

const route = getRouteApi(
  '/manager/staff/operator/admin/multiple-choice-questions/question/view/$mcqTestId/$mcqTestQuestionId',
);

export function QuestionViewPage() {
  const { t } = useLingui();
  const { query, question } = useQuestion(route.useParams());
  const position = question.data?.position;
  return (
    <Screen
      name="question-view"
      title={position === undefined ? t`Question` : t`Question ${position}`}
    >
      <Loaded query={query} title={t`Question`} skeleton={<LongPageSkeleton />}>
        {(test) => (
          <Loaded query={question} title={t`Question`} skeleton={<LongPageSkeleton />}>
            {(one) => <View test={test} question={one} />}
          </Loaded>
        )}
      </Loaded>
    </Screen>
  );
}

interface ViewProps {
  test: BankTest;
  question: BankQuestion;
}

function View({ test, question }: ViewProps) {
  const { t } = useLingui();
  const answers = useQuery(bankStatistics(test.id));
  const { text: name } = test;
  const language = test.language ?? undefined;
  const count = test.questions.length;
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const { options, unfinished, versions, position } = question;
  const params = { mcqTestId: String(test.id), mcqTestQuestionId: String(question.id) };

  const copying = useSending(async () => {
    const { id } = await copyQuestion(question);
    toast(t`The question is copied. You are editing the copy.`);
    void navigate({
      to: '/admin/multiple-choice-questions/question/edit/$mcqTestId/$mcqTestQuestionId',
      params: { ...params, mcqTestQuestionId: String(id) },
    });
  }, toastFailure);

  return (
    <>
      <PageHeader
        above={<Breadcrumbs steps={[bankLink, testLink(test), t`Question ${position}`]} />}
        title={t`Question ${position}`}
        meta={t`of ${count} in “${name}”`}
        actions={
          <>
            <Button onClick={() => setDeleting(true)}>
              <Trans>Delete</Trans>
            </Button>
            <Button onClick={() => void copying.run()}>
              <Trans>Copy</Trans>
            </Button>
            <ButtonLink
              to="/admin/multiple-choice-questions/question/edit/$mcqTestId/$mcqTestQuestionId"
              params={params}
              look="primary"
            >
              <Trans>Edit</Trans>
            </ButtonLink>
          </>
        }
      />
      <div className="grid gap-6">
        {unfinished && (
          <Banner tone="warn">
            {unfinished} <Trans>Until then, candidates do not get it.</Trans>
          </Banner>
        )}
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <Card title={t`As candidates see it`}>
            <QuestionPreview
              text={question.text}
              language={test.language}
              seconds={question.seconds}
              options={options.map((option) => option.text)}
              picture={<StoredPicture {...question} />}
            />
          </Card>
          <div className="grid gap-6">
            <Card
              flush
              title={t`Key`}
              actions={
                <ButtonLink
                  to="/admin/multiple-choice-questions/option/new/$mcqTestId/$mcqTestQuestionId"
                  params={params}
                >
                  <PlusIcon /> <Trans>Add an option</Trans>
                </ButtonLink>
              }
            >
              <KeyTable question={question} language={test.language} />
            </Card>
            <Loaded query={answers} skeleton={<Skeleton className="h-64 rounded-card" />}>
              {({ questions }) => (
                <QuestionStatisticsCard
                  language={test.language}
                  statistics={questions.find(({ questionId }) => questionId === question.id)}
                />
              )}
            </Loaded>
            <Card title={t`About this question`}>
              <DetailList>
                <Detail label={t`Topic`}>
                  {question.topic ? <span lang={language}>{question.topic}</span> : t`None`}
                </Detail>
                {question.image_url && (
                  <Detail label={t`The picture shows`}>
                    <span lang={language}>{question.image_alternative}</span>
                  </Detail>
                )}
                <Detail label={t`Asked`}>
                  {versions === 0 ? (
                    <Trans>Not yet</Trans>
                  ) : (
                    <Plural
                      value={versions}
                      one="Yes, in # version. After an edit, candidates who start get a new one."
                      other="Yes, in # versions. Results keep the version that was asked."
                    />
                  )}
                </Detail>
                <Detail label={t`Changed`}>
                  <Day at={question.updated_at} />
                </Detail>
              </DetailList>
            </Card>
          </div>
        </div>
      </div>
      <DeleteQuestion
        question={deleting ? question : undefined}
        onClose={() => setDeleting(false)}
        onDeleted={() =>
          void navigate({
            to: '/admin/multiple-choice-questions/view/$mcqTestId',
            params,
            replace: true,
          })
        }
      />
    </>
  );
}
