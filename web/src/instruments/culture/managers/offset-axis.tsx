import { offsetColumns } from '../../../ui/charts/offset-row.tsx';

interface OffsetAxisProps {
  /** What is at the left end, in the middle and at the right end. */
  ends: readonly [string, string, string];
  columns?: string;
  /** Room beside the line itself. */
  beside?: string;
}

/** The axis above rows of values above and below an average. */
export function OffsetAxis({ ends, columns = offsetColumns, beside = '' }: OffsetAxisProps) {
  return (
    <div aria-hidden className={`grid px-5 pb-2 text-tiny text-muted sm:px-6 ${columns}`}>
      <div className={`flex justify-between gap-2 sm:col-start-2 print:col-start-2 ${beside}`}>
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </div>
    </div>
  );
}
