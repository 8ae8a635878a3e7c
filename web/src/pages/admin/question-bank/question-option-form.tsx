import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, notFound, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Loaded } from '../../../api/loaded.tsx';
import type { BankQuestion } from '../../../features/question-bank/api.ts';
import { OptionForm } from '../../../features/question-bank/option-form.tsx';
import { positive } from '../../../lib/search.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { ShortPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import { bankLink, questionLink, testLink } from './question-links.tsx';
import { useQuestionToChange } from './use-question.ts';

const base = '/manager/staff/operator/admin/multiple-choice-questions/option';
const newRoute = getRouteApi(`${base}/new/$mcqTestId/$mcqTestQuestionId`);
const editRoute = getRouteApi(
  `${base}/edit/$mcqTestId/$mcqTestQuestionId/$mcqTestQuestionOptionId`,
);

interface Params {
  mcqTestId: string;
  mcqTestQuestionId: string;
}

interface FrameProps {
  title: string;
  name: string;
  params: Params;
  children: (
    question: BankQuestion,
    after: { onSaved: () => void; cancel: ReactNode },
  ) => ReactNode;
}

/** What both screens of an option share: the way here, and back to its question. */
function Frame({ title, name, params, children }: FrameProps) {
  const { t } = useLingui();
  const { query, question } = useQuestionToChange(params);
  const navigate = useNavigate();
  const to = '/admin/multiple-choice-questions/question/view/$mcqTestId/$mcqTestQuestionId';
  const { mcqTestId, mcqTestQuestionId } = params;
  const back = { to, params: { mcqTestId, mcqTestQuestionId } } as const;
  const after = {
    cancel: (
      <ButtonLink {...back}>
        <Trans>Cancel</Trans>
      </ButtonLink>
    ),
    onSaved: () => {
      toast(t`The option is saved.`);
      void navigate(back);
    },
  };
  return (
    <Screen name={name} title={title}>
      <Loaded query={query} title={title} skeleton={<ShortPageSkeleton />}>
        {(test) => (
          <Loaded query={question} title={title} skeleton={<ShortPageSkeleton />}>
            {(one) => (
              <>
                <PageHeader
                  above={
                    <Breadcrumbs steps={[bankLink, testLink(test), questionLink(one), title]} />
                  }
                  title={title}
                />
                {children(one, after)}
              </>
            )}
          </Loaded>
        )}
      </Loaded>
    </Screen>
  );
}

export function QuestionOptionNewPage() {
  const { t } = useLingui();
  return (
    <Frame title={t`New option`} name="question-option-new" params={newRoute.useParams()}>
      {(question, after) => <OptionForm question={question} {...after} />}
    </Frame>
  );
}

export function QuestionOptionEditPage() {
  const { t } = useLingui();
  const params = editRoute.useParams();
  const id = positive(params.mcqTestQuestionOptionId);
  return (
    <Frame title={t`Edit option`} name="question-option-edit" params={params}>
      {(question, after) => {
        const option = question.options.find((one) => one.id === id);
        if (!option) throw notFound();
        return <OptionForm key={option.id} question={question} option={option} {...after} />;
      }}
    </Frame>
  );
}
