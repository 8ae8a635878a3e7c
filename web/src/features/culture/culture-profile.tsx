import { Card } from '../../ui/card.tsx';
import { OffsetRow } from '../../ui/charts/offset-row.tsx';
import { Pill } from '../../ui/status.tsx';
import type { CultureResults } from './api.ts';

const words = { low: 'Marks it less', middle: 'About average', high: 'Marks it more' };

/** An organisation's culture as its managers describe it, and how far they agree. */
export function CultureProfile({ results }: { results: CultureResults }) {
  const { managers, agreement, shared, agreementNote, ownMean, categories, limits } = results;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-7 print:block">
      <Card
        flush
        title="What marks the organisation"
        note={`Points of the scale from 1 to 7, above or below the organisation’s own average of ${ownMean?.toFixed(1) ?? '—'} (the line in the middle). The pale bar is the 95 % band.`}
      >
        <ul>
          {categories.map((category) => (
            <OffsetRow
              key={category.code}
              name={category.name}
              value={category.centred}
              interval={category.interval}
              hue="culture"
              verdict={words[category.emphasis]}
              {...(category.agreement !== null && {
                note: `agreement ${category.agreement.toFixed(2)}${category.shared ? '' : ', not yet shared'}`,
              })}
            >
              <p className="mt-1 max-w-reading text-small">{category.text}</p>
            </OffsetRow>
          ))}
        </ul>
      </Card>
      <div className="grid gap-4 print:*:mb-6">
        <Card title="How far the managers agree">
          <p className="mb-2 flex flex-wrap items-baseline gap-x-3">
            <span className="font-serif text-[1.75rem]/tight font-semibold">
              {agreement === null ? '—' : agreement.toFixed(2)}
            </span>
            {shared !== null && (
              <Pill tone={shared ? 'good' : 'warn'}>{shared ? 'Shared' : 'Not yet shared'}</Pill>
            )}
          </p>
          <p className="text-small">{agreementNote}</p>
          <p className="mt-2 text-small text-muted">
            {managers === 1 ? '1 manager has' : `${managers} managers have`} answered everything. 0
            is agreement by chance, 1 is full agreement; from .70 a profile is called shared, which
            is a convention.
          </p>
        </Card>
        <Card title="What not to conclude">
          <ul className="grid list-disc gap-2.5 pl-4 text-small marker:text-muted">
            {limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </Card>
      </div>
    </div>
  );
}
