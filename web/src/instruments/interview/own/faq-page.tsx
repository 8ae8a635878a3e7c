import { Trans, useLingui } from '@lingui/react/macro';
import { interviewChapters } from '../../../features/faq/interview-entries.tsx';
import { QuestionList } from '../../../features/faq/question-list.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';

export function InterviewFaqPage() {
  const { t } = useLingui();
  return (
    <Screen name="interview-faq" title={t`Questions about video interviews`}>
      <div className="mx-auto max-w-180">
        <PageHeader
          title={<Trans>Questions about video interviews</Trans>}
          meta={
            <Trans>
              What is recorded, who sees it and what to do without a camera.{' '}
              <TextLink to="/video/interview/list">Your interviews</TextLink>
            </Trans>
          }
        />
        <QuestionList chapters={interviewChapters} />
      </div>
    </Screen>
  );
}
