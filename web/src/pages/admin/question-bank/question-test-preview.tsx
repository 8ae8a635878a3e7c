import { askedOf } from '@assay/contract/asked-of';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Loaded } from '../../../api/loaded.tsx';
import { bankTest } from '../../../features/question-bank/api.ts';
import { QuestionPreview } from '../../../features/question-bank/question/question-preview.tsx';
import { StoredPicture } from '../../../features/question-bank/question/stored-picture.tsx';
import { minutesInWords, questionsInWords } from '../../../features/question-bank/words.ts';
import { counted } from '../../../lib/numbers.ts';
import { positive } from '../../../lib/search.ts';
import { Breadcrumbs } from '../../../ui/page/breadcrumbs.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { LongPageSkeleton } from '../../../ui/page/skeleton.tsx';
import { bankLink, testLink } from './question-links.tsx';

const route = getRouteApi(
  '/manager/staff/operator/admin/multiple-choice-questions/preview/$mcqTestId',
);

/** A whole test as candidates meet it, question by question, without the key. */
export function QuestionTestPreviewPage() {
  const { t } = useLingui();
  const params = route.useParams();
  const numbered = (number: number, all: number) => t`${number} of ${all}`;
  const query = useQuery(bankTest(positive(params.mcqTestId) ?? 0));
  const name = query.data?.text;
  return (
    <Screen
      name="question-test-preview"
      title={name === undefined ? t`Preview` : t`Preview of ${name}`}
    >
      <Loaded query={query} title={t`Preview`} skeleton={<LongPageSkeleton />}>
        {(test) => {
          const asked = test.questions.filter(({ unfinished }) => unfinished === null);
          const all = asked.length;
          const asking = questionsInWords(all);
          const { questions: drawn, seconds } = askedOf(test);
          const [some, minutes] = [counted(drawn), minutesInWords(seconds)];
          const left = test.questions.length - asked.length;
          return (
            <>
              <PageHeader
                above={<Breadcrumbs steps={[bankLink, testLink(test), t`Preview`]} />}
                title={
                  <span lang={test.language ?? undefined} className="[overflow-wrap:anywhere]">
                    {test.text}
                  </span>
                }
                meta={[
                  drawn < all
                    ? t`Each candidate gets ${some} of these questions, drawn at random: ${minutes} in all.`
                    : t`As candidates see it: ${asking}, ${minutes} in all.`,
                  t`Questions and options are shuffled for each candidate.`,
                  left > 0 &&
                    t`${plural(left, {
                      one: '# unfinished question is left out.',
                      other: '# unfinished questions are left out.',
                    })}`,
                ]
                  .filter(Boolean)
                  .join(' ')}
                actions={
                  <ButtonLink to="/admin/multiple-choice-questions/view/$mcqTestId" params={params}>
                    <Trans>Back to the test</Trans>
                  </ButtonLink>
                }
              />
              {asked.length === 0 && <EmptyState title={t`Nothing to ask yet`} />}
              <ol
                aria-label={t`Questions`}
                className="mx-auto grid max-w-160 grid-cols-[minmax(0,1fr)] gap-6"
              >
                {asked.map((question, index) => (
                  <li
                    key={question.id}
                    className="rounded-card border border-line bg-surface p-5 [contain-intrinsic-height:auto_30rem] [content-visibility:auto] sm:p-7 print:break-inside-avoid"
                  >
                    <QuestionPreview
                      place={numbered(index + 1, all)}
                      text={question.text}
                      language={test.language}
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
