import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import type { BankQuestion } from '../../../features/question-bank/api.ts';
import { bankTest } from '../../../features/question-bank/api.ts';
import { QuestionForm } from '../../../features/question-bank/question/question-form.tsx';
import { positive } from '../../../lib/search.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { ShortPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import { bankLink, questionLink, testLink } from './question-links.tsx';
import { useQuestionToChange } from './use-question.ts';

const newRoute = getRouteApi(
  '/manager/staff/operator/admin/multiple-choice-questions/question/new/$mcqTestId',
);
const editRoute = getRouteApi(
  '/manager/staff/operator/admin/multiple-choice-questions/question/edit/$mcqTestId/$mcqTestQuestionId',
);

export function QuestionNewPage() {
  const { t } = useLingui();
  const params = newRoute.useParams();
  const query = useQuery(bankTest(positive(params.mcqTestId) ?? 0));
  const navigate = useNavigate();
  const [round, setRound] = useState({ number: 1, topic: '' });

  function onSaved({ position, topic, unfinished }: BankQuestion, again: boolean) {
    toast([t`Question ${position} is saved.`, unfinished].filter(Boolean).join(' '));
    if (again) {
      setRound(({ number }) => ({ number: number + 1, topic }));
      scrollTo(0, 0);
    } else void navigate({ to: '/admin/multiple-choice-questions/view/$mcqTestId', params });
  }

  return (
    <Screen name="question-new" title={t`New question`}>
      <Loaded query={query} title={t`New question`} skeleton={<ShortPageSkeleton />}>
        {(test) => (
          <>
            <PageHeader
              above={<Breadcrumbs steps={[bankLink, testLink(test), t`New question`]} />}
              title={t`New question`}
            />
            <QuestionForm
              key={round.number}
              test={test}
              topic={round.topic}
              onSaved={onSaved}
              cancel={
                <ButtonLink to="/admin/multiple-choice-questions/view/$mcqTestId" params={params}>
                  <Trans>Cancel</Trans>
                </ButtonLink>
              }
            />
          </>
        )}
      </Loaded>
    </Screen>
  );
}

export function QuestionEditPage() {
  const { t } = useLingui();
  const params = editRoute.useParams();
  const { query, question } = useQuestionToChange(params);
  const titled = (position: number) => t`Edit question ${position}`;
  const navigate = useNavigate();

  function onSaved(saved: BankQuestion) {
    toast(
      saved.versions > 0
        ? t`The question is saved. Candidates who start from now on get the new version; existing results keep theirs.`
        : [t`The question is saved.`, saved.unfinished].filter(Boolean).join(' '),
    );
    void navigate({
      to: '/admin/multiple-choice-questions/question/view/$mcqTestId/$mcqTestQuestionId',
      params,
    });
  }

  return (
    <Screen name="question-edit" title={t`Edit question`}>
      <Loaded query={query} title={t`Edit question`} skeleton={<ShortPageSkeleton />}>
        {(test) => (
          <Loaded query={question} title={t`Edit question`} skeleton={<ShortPageSkeleton />}>
            {(one) => (
              <>
                <PageHeader
                  above={
                    <Breadcrumbs steps={[bankLink, testLink(test), questionLink(one), t`Edit`]} />
                  }
                  title={titled(one.position)}
                />
                <QuestionForm
                  key={one.id}
                  test={test}
                  question={one}
                  onSaved={onSaved}
                  cancel={
                    <ButtonLink
                      to="/admin/multiple-choice-questions/question/view/$mcqTestId/$mcqTestQuestionId"
                      params={params}
                    >
                      <Trans>Cancel</Trans>
                    </ButtonLink>
                  }
                />
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </Screen>
  );
}
