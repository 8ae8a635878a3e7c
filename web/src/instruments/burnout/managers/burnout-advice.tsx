import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../../ui/page/card.tsx';
import type { BurnoutReport } from '../../../features/reports/indices/api.ts';

interface BurnoutPartProps {
  report: BurnoutReport;
}

/** Sides of the work that weigh, each with what can be changed about it. */
export function BurnoutDrivers({ report: { band, drivers } }: BurnoutPartProps) {
  const { t } = useLingui();
  if (drivers.length === 0) {
    // In this band none is ever named.
    if (band === 'low') return null;
    return (
      <Card id="drivers" title={t`Work-related drivers`} className="scroll-mt-4">
        <p className="max-w-reading">
          <Trans>No work-related driver stands out. Ask what would help.</Trans>
        </p>
      </Card>
    );
  }
  return (
    <Card
      flush
      id="drivers"
      title={t`Work-related drivers`}
      note={t`In the order of the questions, which says nothing about how much each of them weighs.`}
      className="scroll-mt-4"
    >
      <ul className="border-t border-line">
        {drivers.map(({ code, name, advice }) => (
          <li
            key={code}
            className="border-t border-line px-5 py-3.5 first:border-t-0 sm:px-6 print:break-inside-avoid"
          >
            <div className="font-semibold">{name}</div>
            <p className="mt-0.5 max-w-reading">{advice}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** About the amount of work, never about the person. */
export function WorkloadAdvice({ report: { advice } }: BurnoutPartProps) {
  const { t } = useLingui();
  return (
    <Card id="advice" title={t`What you can do`} className="scroll-mt-4 print:break-inside-avoid">
      <ul className="grid max-w-reading list-disc gap-2.5 pl-4 marker:text-muted">
        {advice.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </Card>
  );
}
