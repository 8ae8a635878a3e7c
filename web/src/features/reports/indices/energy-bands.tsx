import { Card } from '../../../ui/card.tsx';
import type { BurnoutReport } from './api.ts';

const steps = [
  { band: 'high', name: 'Low', says: 'drained often or more' },
  { band: 'moderate', name: 'Medium', says: 'drained now and then to often' },
  { band: 'low', name: 'High', says: 'drained less than now and then' },
] as const;

/** The band among the three: calls name it by how draining things are, people read how much energy is left. A place within it is not known here, so none is drawn. */
export function EnergyBands({ report: { band, text } }: { report: BurnoutReport }) {
  return (
    <Card
      id="energy"
      title="Self-reported energy"
      note="How much work and the days around it drained, over the four weeks before."
      className="scroll-mt-4 print:break-inside-avoid"
    >
      <ol aria-label="Bands of energy" className="grid gap-1.5 sm:grid-cols-3">
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
