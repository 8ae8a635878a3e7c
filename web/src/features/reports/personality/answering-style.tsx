import { Card } from '../../../ui/card.tsx';
import { Pill } from '../../../ui/status.tsx';
import type { Column } from '../../../ui/table.tsx';
import { Table } from '../../../ui/table.tsx';
import type { PersonalityReport } from '../api.ts';
import { number } from '../words.ts';

type Answering = Pick<PersonalityReport, 'minutes' | 'secondsPerItem' | 'responseStyle'>;
type Flag = PersonalityReport['responseStyle']['flags'][number];

const columns: readonly Column<Flag>[] = [
  {
    id: 'name',
    header: 'Looked at',
    cell: ({ name, note }) => (
      <>
        <div className="font-medium">{name}</div>
        <div className="max-w-reading text-small text-muted">{note}</div>
      </>
    ),
  },
  {
    id: 'value',
    header: 'Value',
    align: 'end',
    cell: ({ value }) => value?.toLocaleString('en') ?? '—',
  },
  { id: 'threshold', header: 'Threshold', align: 'end', cell: ({ threshold }) => threshold },
  {
    id: 'flagged',
    header: 'Verdict',
    cell: ({ flagged }) =>
      flagged ? <Pill tone="warn">A sign</Pill> : <Pill tone="good">Fine</Pill>,
  },
];

/** What was looked at in the way the answers were given, and the time they took. */
export function AnsweringStyle({ report }: { report: Answering }) {
  const { minutes, secondsPerItem, responseStyle } = report;
  const time = [
    minutes !== null && `${number(Math.max(1, minutes))} minutes in all`,
    secondsPerItem !== null && `${number(secondsPerItem, 1)} seconds for a statement in the middle`,
  ].filter(Boolean);
  return (
    <Card
      flush
      id="answering"
      title="Answering style"
      note={
        <>
          Signs that a profile may not describe the person. One sign alone is common and proves
          nothing. {time.length > 0 && `Time spent: ${time.join(', ')}.`}
        </>
      }
      className="scroll-mt-4 print:break-inside-avoid"
    >
      <SignsTable title="Answering style" signs={responseStyle.flags} />
    </Card>
  );
}

/** Signs, each with its value, where it counts, and whether it does. */
export function SignsTable({ title, signs }: { title: string; signs: readonly Flag[] }) {
  return (
    <div className="border-t border-line">
      <Table<Flag> caption={title} rows={signs} rowKey={({ id }) => id} columns={columns} />
    </div>
  );
}
