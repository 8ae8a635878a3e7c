import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../../ui/page/card.tsx';
import type { BurnoutReport } from '../../../features/reports/indices/api.ts';

const steps = [
  {
    band: 'high',
    name: msg({ message: 'Low', context: 'energy' }),
    says: msg`drained often or more`,
  },
  {
    band: 'moderate',
    name: msg({ message: 'Moderate', context: 'energy' }),
    says: msg`drained now and then to often`,
  },
  {
    band: 'low',
    name: msg({ message: 'High', context: 'energy' }),
    says: msg`drained less than now and then`,
  },
] as const;

/** The band among the three: calls name it by how draining things are, people read how much energy is left. A place within it is not known here, so none is drawn. */
export function EnergyBands({ report: { band, text } }: { report: BurnoutReport }) {
  const { t, i18n } = useLingui();
  return (
    <Card
      id="energy"
      title={t`Self-reported energy`}
      note={t`How draining work and daily life were in the four weeks before.`}
      className="scroll-mt-4 print:break-inside-avoid"
    >
      <ol aria-label={t`Bands of energy`} className="grid gap-1.5 sm:grid-cols-3">
        {steps.map(({ band: step, name, says }) => {
          const here = step === band;
          return (
            <li
              key={step}
              aria-current={here ? 'true' : undefined}
              className={`rounded-control border px-4 py-3 ${
                here
                  ? 'border-rose bg-rose/14 print:[print-color-adjust:exact]'
                  : 'border-line text-muted'
              }`}
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span
                  className={here ? 'font-serif text-title font-semibold' : 'text-title font-serif'}
                >
                  {i18n._(name)}
                </span>
                {here && (
                  <span className="text-tiny font-semibold text-rose">
                    <Trans>This report</Trans>
                  </span>
                )}
              </span>
              <span className="block text-small">{i18n._(says)}</span>
            </li>
          );
        })}
      </ol>
      <p className="mt-4 max-w-reading">{text}</p>
    </Card>
  );
}
