import { useLingui } from '@lingui/react/macro';
import { calendarMark, dayInShort } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { ChartTable } from '../../ui/charts/chart-table.tsx';
import type { Week } from './weeks.ts';

/** How many people completed their tests, one column per week. */
export function Completions({ weeks }: { weeks: readonly Week[] }) {
  const { t } = useLingui();
  const most = Math.max(1, ...weeks.map(({ people }) => people));
  const title = t`Completions per week`;
  return (
    <figure aria-label={title} className="min-w-0">
      <div aria-hidden className="grid h-36 grid-cols-8 items-end gap-2 sm:gap-3">
        {weeks.map(({ from, people }, index) => (
          <div key={from} className="grid h-full grid-cols-1 grid-rows-[1fr_auto] gap-1.5">
            <div className="flex flex-col justify-end">
              <span className="mb-1 text-center text-tiny">
                {people > 0 ? counted(people) : ''}
              </span>
              <div
                style={{ height: `${(people / most) * 78}%` }}
                className="min-h-0.5 rounded-t-small bg-accent forced-colors:bg-[Highlight] print:[print-color-adjust:exact]"
              />
            </div>
            <span
              className={`justify-self-center text-tiny whitespace-nowrap text-muted ${index % 2 ? '' : 'max-sm:invisible'}`}
            >
              {calendarMark(Date.parse(from), 'day')}
            </span>
          </div>
        ))}
      </div>
      <ChartTable
        title={title}
        heads={[t`Week from`, t`People`]}
        rows={weeks.map(({ from, people }) => ({
          key: from,
          head: dayInShort(from),
          cells: [counted(people)],
        }))}
      />
    </figure>
  );
}
