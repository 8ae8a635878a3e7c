import { TextLink } from '../../ui/text-link.tsx';

/** The way to a question and what belongs to it. */
export const bankLink = (
  <TextLink key="bank" to="/admin/multiple-choice-questions/list">
    Question bank
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
  return (
    <TextLink
      key="question"
      to="/admin/multiple-choice-questions/question/view/$mcqTestId/$mcqTestQuestionId"
      params={{ mcqTestId: String(question.test_id), mcqTestQuestionId: String(question.id) }}
    >
      Question {question.position}
    </TextLink>
  );
}
