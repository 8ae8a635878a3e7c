import { Trans, useLingui } from '@lingui/react/macro';
import { counted } from '../../../lib/numbers.ts';
import { Card } from '../../../ui/page/card.tsx';
import { coefficientInShort } from '../../../ui/charts/coefficient.ts';
import { Detail, DetailList } from '../../../ui/page/detail-list.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
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
  const { t } = useLingui();
  const { results, limited, enough, reliability } = statistics;
  const people = counted(results);
  const taken = peopleInWords(results);
  const figure = coefficientInShort(reliability?.value ?? 0);
  const coefficient = reliability?.coefficient;
  const measured = peopleInWords(reliability?.n ?? 0);
  if (results === 0) {
    return (
      <Card title={t`What the answers say`}>
        <EmptyState level={3} title={t`No one has taken it yet`}>
          <Trans>
            Statistics for each question appear here once candidates have taken the test.
          </Trans>
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card title={t`What the answers say`}>
      <DetailList>
        <Detail label={t`Taken by`}>
          {limited
            ? t`More than ${people} people; figures cover the latest ${people}`
            : results < enough
              ? t`${taken}. That is too few to judge a question: until there are ${enough}, only counts are shown.`
              : taken}
        </Detail>
        {results >= enough && (
          <Detail label={t`Reliability`}>
            {reliability === null
              ? test.questions_per_attempt === null
                ? t`Not known: fewer than ${enough} people have taken the questions as they are now.`
                : t`Not known: each person is asked a different selection of the questions.`
              : t`${figure} (${coefficient}), from ${measured}: expected consistency on a retest.`}
          </Detail>
        )}
        {results >= enough && (
          <Detail label={t`Questions to review`}>
            <Alarms test={test} statistics={statistics} />
          </Detail>
        )}
      </DetailList>
    </Card>
  );
}

function Alarms({ test, statistics }: { test: BankTest; statistics: TestStatistics }) {
  const { t } = useLingui();
  const odd = statistics.questions
    .filter(({ alarm }) => alarm !== null)
    .map((one) => ({
      ...one,
      number: test.questions.findIndex(({ id }) => id === one.questionId) + 1,
    }));
  if (odd.length === 0) return <Trans>None. No key looks wrong.</Trans>;
  return (
    <ul className="grid gap-1">
      {odd.map(({ questionId, number, alarm, isCurrent }) => (
        <li key={questionId}>
          <TextLink
            to="/admin/multiple-choice-questions/question/view/$mcqTestId/$mcqTestQuestionId"
            params={{ mcqTestId: String(test.id), mcqTestQuestionId: String(questionId) }}
          >
            <Trans>Question {number}</Trans>
          </TextLink>
          {alarm && (
            <span className="text-muted">
              {' · '}
              {alarmInShort(alarm)}
              {!isCurrent && ` · ${t`before its last edit`}`}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
