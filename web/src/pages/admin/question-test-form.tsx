import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Loaded } from '../../api/loaded.tsx';
import { useAsOpened } from '../../api/use-as-opened.ts';
import { bankTest } from '../../features/question-bank/api.ts';
import { TestForm } from '../../features/question-bank/test-form.tsx';
import { positive } from '../../lib/search.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { ShortPageSkeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
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
  const onSaved = useAfterSaving('The test is there. Now add its questions.');
  return (
    <Screen name="question-test-new" title="New test">
      <PageHeader above={<Breadcrumbs steps={[bankLink, 'New test']} />} title="New test" />
      <TestForm
        onSaved={onSaved}
        cancel={<ButtonLink to="/admin/multiple-choice-questions/list">Cancel</ButtonLink>}
      />
    </Screen>
  );
}

export function QuestionTestEditPage() {
  const params = editRoute.useParams();
  const query = useAsOpened(bankTest(positive(params.mcqTestId) ?? 0));
  const onSaved = useAfterSaving('Saved.');
  return (
    <Screen name="question-test-edit" title="Edit test">
      <Loaded query={query} title="Edit test" skeleton={<ShortPageSkeleton />}>
        {(test) => (
          <>
            <PageHeader
              above={<Breadcrumbs steps={[bankLink, testLink(test), 'Edit']} />}
              title="Edit test"
            />
            <TestForm
              test={test}
              onSaved={onSaved}
              cancel={
                <ButtonLink to="/admin/multiple-choice-questions/view/$mcqTestId" params={params}>
                  Cancel
                </ButtonLink>
              }
            />
          </>
        )}
      </Loaded>
    </Screen>
  );
}
