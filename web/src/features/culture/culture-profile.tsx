import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { decimal } from '../../lib/numbers.ts';
import { Card } from '../../ui/page/card.tsx';
import { OffsetRow } from '../../ui/charts/offset-row.tsx';
import { Agreement } from './agreement.tsx';
import type { CultureResults } from './api.ts';

const words = { low: msg`Less typical`, middle: msg`About average`, high: msg`More typical` };

/** An organisation's culture as its managers describe it, and how far they agree. */
export function CultureProfile({ results }: { results: CultureResults }) {
  const { t } = useLingui();
  const { managers, agreement, shared, agreementNote, ownMean, categories, limits } = results;
  const mean = ownMean === null ? '—' : decimal(ownMean, 1);
  const agreed = (value: number, isShared: boolean | null) => {
    const figure = decimal(value, 2);
    return isShared ? t`agreement ${figure}` : t`agreement ${figure}, not yet shared`;
  };
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-7 print:block">
      <Card
        flush
        title={t`What is typical of the organisation`}
        note={t`Points on the scale from 1 to 7, above or below the organisation’s own average of ${mean} (the line in the middle). The pale bar is the 95 % confidence range.`}
      >
        <ul>
          {categories.map((category) => (
            <OffsetRow
              key={category.code}
              name={category.name}
              value={category.centred}
              interval={category.interval}
              hue="rust"
              verdict={t(words[category.emphasis])}
              {...(category.agreement !== null && {
                note: agreed(category.agreement, category.shared),
              })}
            >
              <p className="mt-1 max-w-reading text-small">{category.text}</p>
            </OffsetRow>
          ))}
        </ul>
      </Card>
      <div className="grid gap-4 print:*:mb-6">
        <Agreement {...{ managers, agreement, shared, agreementNote }} />
        <Card title={t`What not to conclude`}>
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
