import { Trans } from '@lingui/react/macro';
import { Card } from '../../../ui/page/card.tsx';
import { signed } from '../../../ui/charts/signed.ts';
import type { IndexDriver, WorkingFromHomeReport } from './api.ts';

interface IndexDriversProps {
  id: string;
  title: string;
  drivers: readonly IndexDriver[];
  /** To tell which of them are low. */
  parts: WorkingFromHomeReport['parts'];
}

/** Facets outside the average band that move the index one way, and what may be arranged for each. */
export function IndexDrivers({ id, title, drivers, parts }: IndexDriversProps) {
  if (drivers.length === 0) {
    return (
      <Card id={id} title={title} className="scroll-mt-4">
        <p className="text-muted">
          <Trans>No facet outside the average range belongs here.</Trans>
        </p>
      </Card>
    );
  }
  return (
    <Card flush id={id} title={title} className="scroll-mt-4">
      <ol className="border-t border-line">
        {drivers.map(({ code, name, contribution, meaning, advice }) => (
          <li
            key={code}
            className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-line px-5 py-3.5 first:border-t-0 sm:px-6 print:break-inside-avoid"
          >
            <div className="font-semibold">
              {parts.some((part) => part.code === code && part.z < 0) ? (
                <Trans>{name} (low)</Trans>
              ) : (
                name
              )}
            </div>
            <div className="text-right text-small text-muted">{signed(contribution)} T</div>
            <p className="col-span-2 mt-0.5 max-w-reading">
              {meaning} <span className="text-muted">{advice}</span>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
