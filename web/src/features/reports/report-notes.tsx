import { Card } from '../../ui/card.tsx';
import { Pill } from '../../ui/status.tsx';
import type { Column } from '../../ui/table.tsx';
import { Table } from '../../ui/table.tsx';
import type { PersonalityReport, ReportScale } from './api.ts';
import { normInWords } from './words.ts';

interface NotesProps {
  report: PersonalityReport;
}

/** Questions for the largest deviations. */
export function InterviewQuestions({ report: { interviewQuestions } }: NotesProps) {
  if (interviewQuestions.length === 0) return null;
  return (
    <Card title="To ask in the interview" className="print:break-inside-avoid">
      <ol className="grid gap-4">
        {interviewQuestions.map(({ scale, question }) => (
          <li key={scale}>
            <div className="text-small text-muted">{scale}</div>
            {question}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Half the width of the 95 % band: how far a score may be off. */
function halfBand(scales: readonly ReportScale[], kind: ReportScale['kind']): number | null {
  const widths = scales
    .filter((scale) => scale.kind === kind)
    .map(({ interval: [from, to] }) => to - from);
  return widths.length > 0
    ? Math.round(widths.reduce((sum, width) => sum + width, 0) / widths.length / 2)
    : null;
}

export function HowSure({ report: { scales, norm } }: NotesProps) {
  const factors = halfBand(scales, 'factor');
  const facets = halfBand(scales, 'facet');
  return (
    <Card title="How sure is this?" className="print:break-inside-avoid">
      <div className="grid gap-3 text-small">
        <p>
          Measurement error moves a factor by about ±{factors} T points and a facet by about ±
          {facets}. Differences smaller than the bands mean nothing.
        </p>
        <p className="text-muted">
          Compared with {normInWords(norm)}
          {norm.n ? ` (${norm.n.toLocaleString('en')} people)` : ''}. Source: {norm.source}
        </p>
      </div>
    </Card>
  );
}

export function NotToConclude({ report: { limits } }: NotesProps) {
  return (
    <Card title="What not to conclude" className="print:break-inside-avoid">
      <ul className="grid list-disc gap-2.5 pl-4 text-small marker:text-muted">
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </ul>
    </Card>
  );
}

type Flag = PersonalityReport['responseStyle']['flags'][number];

const flagColumns: readonly Column<Flag>[] = [
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
    cell: ({ value }) => value?.toLocaleString('en') ?? '—',
  },
  { id: 'threshold', header: 'Threshold', cell: ({ threshold }) => threshold },
  {
    id: 'flagged',
    header: 'Verdict',
    cell: ({ flagged }) =>
      flagged ? <Pill tone="warn">A sign</Pill> : <Pill tone="good">Fine</Pill>,
  },
];

/** What was looked at in the way the answers were given. */
export function AnsweringStyle({ report: { responseStyle } }: NotesProps) {
  return (
    <Card
      flush
      title="Answering style"
      note="Signs that a profile may not describe the person. One sign alone is common and proves nothing."
      className="print:break-inside-avoid"
    >
      <div className="border-t border-line">
        <Table<Flag>
          caption="Answering style"
          rows={responseStyle.flags}
          rowKey={({ id }) => id}
          columns={flagColumns}
        />
      </div>
    </Card>
  );
}
