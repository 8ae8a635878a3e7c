import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Loaded } from '../../../api/loaded.tsx';
import { useAsOpened } from '../../../api/use-as-opened.ts';
import { bankTest } from '../../../features/question-bank/api.ts';
import { TestForm } from '../../../features/question-bank/test-form.tsx';
import { positive } from '../../../lib/search.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { ShortPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { toast } from '../../../ui/overlays/toast.tsx';
import { bankLink, testLink } from './question-links.tsx';

const editRoute = getRouteApi(
  '/manager/staff/operator/admin/multiple-choice-questions/edit/$mcqTestId',
);

function useAfterSaving(words: string) {
  const router = useRouter();
  return ({ id }: { id: number }) => {
    toast(words);
    void router.navigate({
      to: '/admin/multiple-choice-questions/view/$mcqTestId',
      params: { mcqTestId: String(id) },
    });
  };
}

export function QuestionTestNewPage() {
  const { t } = useLingui();
  const onSaved = useAfterSaving(t`The test is created. Now add its questions.`);
  return (
    <Screen name="question-test-new" title={t`New test`}>
      <PageHeader above={<Breadcrumbs steps={[bankLink, t`New test`]} />} title={t`New test`} />
      <TestForm
        onSaved={onSaved}
        cancel={
          <ButtonLink to="/admin/multiple-choice-questions/list">
            <Trans>Cancel</Trans>
          </ButtonLink>
        }
      />
    </Screen>
  );
}

export function QuestionTestEditPage() {
  const { t } = useLingui();
  const params = editRoute.useParams();
  const query = useAsOpened(bankTest(positive(params.mcqTestId) ?? 0));
  const onSaved = useAfterSaving(t`The test is saved.`);
  return (
    <Screen name="question-test-edit" title={t`Edit test`}>
      <Loaded query={query} title={t`Edit test`} skeleton={<ShortPageSkeleton />}>
        {(test) => (
          <>
            <PageHeader
              above={<Breadcrumbs steps={[bankLink, testLink(test), t`Edit`]} />}
              title={t`Edit test`}
            />
            <TestForm
              test={test}
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
