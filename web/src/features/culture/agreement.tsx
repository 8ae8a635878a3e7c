import { Card } from '../../ui/card.tsx';
import { Pill } from '../../ui/status.tsx';
import type { CultureResults } from './api.ts';

type AgreementProps = Pick<CultureResults, 'managers' | 'agreement' | 'shared' | 'agreementNote'>;

/** How far managers describe the same culture. */
export function Agreement({ managers, agreement, shared, agreementNote }: AgreementProps) {
  return (
    <Card title="How far the managers agree" className="print:break-inside-avoid">
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
        {managers === 1 ? '1 manager has' : `${managers} managers have`} answered everything. 0 is
        agreement by chance, 1 is full agreement; from .70 a profile is called shared, which is a
        convention.
      </p>
    </Card>
  );
}
