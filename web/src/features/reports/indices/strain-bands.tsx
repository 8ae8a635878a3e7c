import { Card } from '../../../ui/card.tsx';
import type { BurnoutReport } from './api.ts';

const steps = [
  { band: 'low', name: 'Low', says: 'less than now and then' },
  { band: 'moderate', name: 'Moderate', says: 'now and then to often' },
  { band: 'high', name: 'High', says: 'often or more' },
] as const;

/** The band among the three. A place within it is not known here, so none is drawn. */
export function StrainBands({ report: { band, text } }: { report: BurnoutReport }) {
  return (
    <Card
      id="strain"
      title="Self-reported strain"
      note="How draining work and the days around it were, over the four weeks before."
      className="scroll-mt-4 print:break-inside-avoid"
    >
      <ol aria-label="Bands of strain" className="grid gap-1.5 sm:grid-cols-3">
        {steps.map(({ band: step, name, says }) => {
          const here = step === band;
          return (
            <li
              key={step}
              aria-current={here ? 'true' : undefined}
              className={`rounded-control border px-4 py-3 ${
                here
                  ? 'border-happiness bg-happiness/14 print:[print-color-adjust:exact]'
                  : 'border-line text-muted'
              }`}
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span
                  className={here ? 'font-serif text-title font-semibold' : 'text-title font-serif'}
                >
                  {name}
                </span>
                {here && (
                  <span className="text-tiny font-semibold text-happiness">This report</span>
                )}
              </span>
              <span className="block text-small">{says}</span>
            </li>
          );
        })}
      </ol>
      <p className="mt-4 max-w-reading">{text}</p>
    </Card>
  );
}
