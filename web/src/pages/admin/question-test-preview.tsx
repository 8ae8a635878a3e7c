import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Loaded } from '../../api/loaded.tsx';
import { bankTest } from '../../features/question-bank/api.ts';
import { QuestionPreview } from '../../features/question-bank/question/question-preview.tsx';
import { StoredPicture } from '../../features/question-bank/question/stored-picture.tsx';
import { minutesInWords, questionsInWords } from '../../features/question-bank/words.ts';
import { positive } from '../../lib/search.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Screen } from '../../ui/screen.tsx';
import { LongPageSkeleton } from '../../ui/skeleton.tsx';
import { bankLink, testLink } from './question-links.tsx';

const route = getRouteApi(
  '/manager/staff/operator/admin/multiple-choice-questions/preview/$mcqTestId',
);

/** A whole test as candidates meet it, question by question, without the key. */
export function QuestionTestPreviewPage() {
  const params = route.useParams();
  const query = useQuery(bankTest(positive(params.mcqTestId) ?? 0));
  return (
    <Screen name="question-test-preview" title={`Preview of ${query.data?.text ?? 'a test'}`}>
      <Loaded query={query} title="Preview" skeleton={<LongPageSkeleton />}>
        {(test) => {
          const asked = test.questions.filter(({ unfinished }) => unfinished === null);
          const left = test.questions.length - asked.length;
          return (
            <>
              <PageHeader
                above={<Breadcrumbs steps={[bankLink, testLink(test), 'Preview']} />}
                title={<span className="[overflow-wrap:anywhere]">{test.text}</span>}
                meta={`As candidates see it: ${questionsInWords(asked.length)}, ${minutesInWords(test.seconds_total)} in all. They get questions and options in an order of their own.${left > 0 ? ` Without ${questionsInWords(left)} still being written.` : ''}`}
                actions={
                  <ButtonLink to="/admin/multiple-choice-questions/view/$mcqTestId" params={params}>
                    Back to the test
                  </ButtonLink>
                }
              />
              {asked.length === 0 && <EmptyState title="Nothing to ask yet" />}
              <ol
                aria-label="Questions"
                className="mx-auto grid max-w-160 grid-cols-[minmax(0,1fr)] gap-6"
              >
                {asked.map((question, index) => (
                  <li
                    key={question.id}
                    className="rounded-card border border-line bg-surface p-5 [contain-intrinsic-height:auto_30rem] [content-visibility:auto] sm:p-7 print:break-inside-avoid"
                  >
                    <QuestionPreview
                      place={`${index + 1} of ${asked.length}`}
                      text={question.text}
                      seconds={question.seconds}
                      options={question.options.map((option) => option.text)}
                      picture={<StoredPicture {...question} />}
                    />
                  </li>
                ))}
              </ol>
            </>
          );
        }}
      </Loaded>
    </Screen>
  );
}
