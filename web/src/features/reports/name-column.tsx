import type { TestId } from '@assay/contract/instruments';
import { type Named, nameOf } from '@assay/contract/person-name';
import type { AttemptNumber } from '@assay/contract/attempt-number';
import { t } from '@lingui/core/macro';
import { dayInWords } from '../../lib/moments.ts';
import { PersonLink } from '../../ui/actions/person-link.tsx';
import { ReportLink } from '../../ui/actions/report-link.tsx';
import type { Column } from '../../ui/tables/table.tsx';
import { attemptInWords } from './taken.ts';

interface NamedRow {
  subject: Named & { id: number };
  completedAt: string;
  attempt: AttemptNumber;
}

interface NameColumn {
  test: TestId;
  campaign: number;
  /** Whether the day stands below the name: in a table without a column for it. */
  withDay?: boolean;
}

/** Who somebody is, and the way to the report. */
export function nameColumn<Row extends NamedRow>({
  test,
  campaign,
  withDay = false,
}: NameColumn): Column<Row> {
  return {
    id: 'name',
    header: t`Name`,
    order: 'name',
    pinned: true,
    className: 'max-w-60 min-w-36',
    cell: ({ subject, completedAt, attempt }) => (
      <>
        <PersonLink id={subject.id}>{nameOf(subject)}</PersonLink>
        <div className="flex flex-wrap items-baseline gap-x-2 text-small text-muted">
          {withDay && dayInWords(completedAt)}
          <ReportLink test={test} id={subject.id} name={nameOf(subject)} campaign={campaign} />
        </div>
        {attempt.number > 1 && (
          <div className="text-small text-muted">{attemptInWords(attempt)}</div>
        )}
      </>
    ),
  };
}
