import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Card } from '../../ui/page/card.tsx';
import { Pill } from '../../ui/text/status.tsx';
import type { Column } from '../../ui/tables/table.tsx';
import { Table } from '../../ui/tables/table.tsx';
import type { PersonalityReport } from './api.ts';
import { decimal } from '../../lib/numbers.ts';
import { number } from './words.ts';

type Answering = Pick<PersonalityReport, 'minutes' | 'secondsPerItem' | 'responseStyle'>;
type Flag = PersonalityReport['responseStyle']['flags'][number];

function flagColumns(): readonly Column<Flag>[] {
  return [
    {
      id: 'name',
      header: t`Check`,
      cell: ({ name, note }) => (
        <>
          <div className="font-medium">{name}</div>
          <div className="max-w-reading text-small text-muted">{note}</div>
        </>
      ),
    },
    {
      id: 'value',
      header: t`Value`,
      align: 'end',
      cell: ({ value }) => (value === null ? '—' : decimal(value, 0, 3)),
    },
    {
      id: 'threshold',
      header: t`Threshold`,
      align: 'end',
      cell: ({ threshold }) => decimal(threshold, 0, 3),
    },
    {
      id: 'flagged',
      header: t`Result`,
      cell: ({ value, flagged }) => {
        if (value === null) return <Pill tone="quiet">{t`Unclear`}</Pill>;
        return flagged ? <Pill tone="warn">{t`Flag`}</Pill> : <Pill tone="good">{t`OK`}</Pill>;
      },
    },
  ];
}

/** What was looked at in the way the answers were given, and the time they took. */
export function AnsweringStyle({ report }: { report: Answering }) {
  return (
    <Card
      flush
      id="answering"
      title={t`Answering style`}
      note={
        <>
          <Trans>
            Signs that a profile may not describe the person. One flag alone is common and proves
            nothing.
          </Trans>{' '}
          {timeInWords(report)}
        </>
      }
      className="scroll-mt-4 print:break-inside-avoid"
    >
      <SignsTable title={t`Answering style`} signs={report.responseStyle.flags} />
    </Card>
  );
}

function timeInWords({ minutes, secondsPerItem }: Answering): string | null {
  const whole = Math.max(1, Math.round(minutes ?? 0));
  const spent = minutes === null ? null : plural(whole, { one: '# minute', other: '# minutes' });
  const median = secondsPerItem === null ? null : number(secondsPerItem, 1);
  if (spent === null) return median && t`Time spent: median ${median} s per question.`;
  return median === null
    ? t`Time spent: ${spent}.`
    : t`Time spent: ${spent}, median ${median} s per question.`;
}

/** Signs, each with its value, where it counts, and whether it does. */
export function SignsTable({ title, signs }: { title: string; signs: readonly Flag[] }) {
  return (
    <div className="border-t border-line">
      <Table<Flag> caption={title} rows={signs} rowKey={({ id }) => id} columns={flagColumns()} />
    </div>
  );
}
