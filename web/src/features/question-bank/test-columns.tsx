import { dayInShort } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { RowLink } from '../../ui/row-link.tsx';
import type { Column } from '../../ui/table.tsx';
import type { BankTestRow } from './api.ts';
import { audienceInWords, minutesInWords } from './words.ts';

export const testColumns: readonly Column<BankTestRow>[] = [
  {
    id: 'name',
    header: 'Name',
    order: 'text',
    className: 'sm:max-w-100 sm:min-w-44',
    cell: ({ id, text }) => (
      <RowLink
        to="/admin/multiple-choice-questions/view/$mcqTestId"
        params={{ mcqTestId: String(id) }}
      >
        {text}
      </RowLink>
    ),
  },
  {
    id: 'audience',
    header: 'For',
    className: 'sm:max-w-64',
    cell: (row) => <span className="[overflow-wrap:anywhere]">{audienceInWords(row)}</span>,
  },
  {
    id: 'questions',
    header: 'Questions',
    order: 'questions',
    cell: ({ questions_count, questions_per_attempt, unfinished_count }) => (
      <span>
        {questions_per_attempt !== null && questions_per_attempt < questions_count
          ? `${counted(questions_per_attempt)} of ${counted(questions_count)}`
          : counted(questions_count)}
        {unfinished_count > 0 && (
          <span className="block text-small text-warn max-sm:inline max-sm:pl-2">
            {counted(unfinished_count)} unfinished
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'time',
    header: 'Time',
    cell: ({ seconds_total }) => (
      <span className="whitespace-nowrap">
        {seconds_total > 0 ? minutesInWords(seconds_total) : '–'}
      </span>
    ),
  },
  {
    id: 'changed',
    header: 'Changed',
    order: 'updated_at',
    cell: ({ updated_at }) => <span className="text-muted">{dayInShort(updated_at)}</span>,
  },
];
