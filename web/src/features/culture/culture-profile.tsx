import { Card } from '../../ui/card.tsx';
import { OffsetRow } from '../../ui/charts/offset-row.tsx';
import { Agreement } from './agreement.tsx';
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
        <Agreement {...{ managers, agreement, shared, agreementNote }} />
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
