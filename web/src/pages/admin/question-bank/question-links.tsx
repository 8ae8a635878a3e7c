import { Trans } from '@lingui/react/macro';
import { TextLink } from '../../../ui/actions/text-link.tsx';

/** The way to a question and what belongs to it. */
export const bankLink = (
  <TextLink key="bank" to="/admin/multiple-choice-questions/list">
    <Trans>Question bank</Trans>
  </TextLink>
);

export function testLink({ id, text }: { id: number; text: string }) {
  return (
    <TextLink
      key="test"
      to="/admin/multiple-choice-questions/view/$mcqTestId"
      params={{ mcqTestId: String(id) }}
    >
      {text}
    </TextLink>
  );
}

export function questionLink(question: { id: number; test_id: number; position: number }) {
  const { position } = question;
  return (
    <TextLink
      key="question"
      to="/admin/multiple-choice-questions/question/view/$mcqTestId/$mcqTestQuestionId"
      params={{ mcqTestId: String(question.test_id), mcqTestQuestionId: String(question.id) }}
    >
      <Trans>Question {position}</Trans>
    </TextLink>
  );
}
