import { counted } from '../../../lib/numbers.ts';
import { Card } from '../../../ui/card.tsx';
import { coefficientInShort } from '../../../ui/charts/coefficient.ts';
import { Detail, DetailList } from '../../../ui/detail-list.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { BankTest, TestStatistics } from '../api.ts';
import { alarmInShort, peopleInWords } from './statistics-words.ts';

/** What the answers of all who took a test say of it. */
export function TestStatisticsCard({
  test,
  statistics,
}: {
  test: BankTest;
  statistics: TestStatistics;
}) {
  const { results, limited, enough, reliability } = statistics;
  if (results === 0) {
    return (
      <Card title="What the answers say">
        <EmptyState level={3} title="Nobody has taken it yet">
          Once people have, it stands here how each question does.
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card title="What the answers say">
      <DetailList>
        <Detail label="Taken by">
          {limited
            ? `More than ${counted(results)} people; the figures are of the latest ${counted(results)}`
            : peopleInWords(results)}
          {results < enough &&
            `. That is too few to judge a question: until there are ${enough}, counts are all that stands here.`}
        </Detail>
        {results >= enough && (
          <Detail label="Reliability">
            {reliability === null
              ? test.questions_per_attempt === null
                ? `Not known: fewer than ${enough} people have taken the questions as they are now.`
                : 'Not known: each person is asked a different selection of the questions.'
              : `${coefficientInShort(reliability.value)} (${reliability.coefficient}), from ${peopleInWords(reliability.n)}: how alike a second sitting would rank them.`}
          </Detail>
        )}
        {results >= enough && (
          <Detail label="Deserve a look">
            <Alarms test={test} statistics={statistics} />
          </Detail>
        )}
      </DetailList>
    </Card>
  );
}

function Alarms({ test, statistics }: { test: BankTest; statistics: TestStatistics }) {
  const odd = statistics.questions.filter(({ alarm }) => alarm !== null);
  if (odd.length === 0) return 'No question: none of the keys looks wrong.';
  return (
    <ul className="grid gap-1">
      {odd.map(({ questionId, alarm, isCurrent }) => (
        <li key={questionId}>
          <TextLink
            to="/admin/multiple-choice-questions/question/view/$mcqTestId/$mcqTestQuestionId"
            params={{ mcqTestId: String(test.id), mcqTestQuestionId: String(questionId) }}
          >
            Question {test.questions.findIndex(({ id }) => id === questionId) + 1}
          </TextLink>
          {alarm && (
            <span className="text-muted">
              : {alarmInShort(alarm).toLowerCase()}
              {!isCurrent && ', as it was before its last edit'}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
