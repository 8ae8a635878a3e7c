import { askedOf } from '@assay/contract/asked-of';
import { Plural, Trans } from '@lingui/react/macro';
import { dayInShort } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { RowLink } from '../../ui/tables/row-link.tsx';
import type { Column } from '../../ui/tables/table.tsx';
import type { BankTestRow } from './api.ts';
import { audienceInWords, minutesInWords } from './words.ts';

function Asked({ asked, all }: { asked: number | null; all: number }) {
  const whole = counted(all);
  if (asked === null || asked >= all) return whole;
  const some = counted(asked);
  return (
    <Trans>
      {some} of {whole}
    </Trans>
  );
}

export const testColumns: readonly Column<BankTestRow>[] = [
  {
    id: 'name',
    header: <Trans>Name</Trans>,
    order: 'text',
    className: 'sm:max-w-100 sm:min-w-44',
    cell: ({ id, text, language }) => (
      <RowLink
        to="/admin/multiple-choice-questions/view/$mcqTestId"
        params={{ mcqTestId: String(id) }}
      >
        <span lang={language ?? undefined}>{text}</span>
      </RowLink>
    ),
  },
  {
    id: 'audience',
    header: <Trans>For</Trans>,
    className: 'sm:max-w-64',
    cell: (row) => <span className="[overflow-wrap:anywhere]">{audienceInWords(row)}</span>,
  },
  {
    id: 'questions',
    header: <Trans>Questions</Trans>,
    order: 'questions',
    cell: ({ questions_count, questions_per_attempt, unfinished_count }) => (
      <span>
        <Asked asked={questions_per_attempt} all={questions_count} />
        {unfinished_count > 0 && (
          <span className="block text-small text-warn max-sm:inline max-sm:pl-2">
            <Plural value={unfinished_count} one="# unfinished" other="# unfinished" />
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'time',
    header: <Trans>Time</Trans>,
    cell: (row) => (
      <span className="whitespace-nowrap">
        {row.seconds_total > 0 ? minutesInWords(askedOf(row).seconds) : '–'}
      </span>
    ),
  },
  {
    id: 'changed',
    header: <Trans>Changed</Trans>,
    order: 'updated_at',
    cell: ({ updated_at }) => <span className="text-muted">{dayInShort(updated_at)}</span>,
  },
];
