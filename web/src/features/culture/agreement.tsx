import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { decimal } from '../../lib/numbers.ts';
import { Card } from '../../ui/page/card.tsx';
import { Pill } from '../../ui/text/status.tsx';
import type { CultureResults } from './api.ts';

type AgreementProps = Pick<CultureResults, 'managers' | 'agreement' | 'shared' | 'agreementNote'>;

/** How far managers describe the same culture. */
export function Agreement({ managers, agreement, shared, agreementNote }: AgreementProps) {
  const { t } = useLingui();
  return (
    <Card title={t`Agreement between managers`} className="print:break-inside-avoid">
      <p className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <span className="font-serif text-[1.75rem]/tight font-semibold">
          {agreement === null ? '—' : decimal(agreement, 2)}
        </span>
        {shared !== null && (
          <Pill tone={shared ? 'good' : 'warn'}>{shared ? t`Shared` : t`Not yet shared`}</Pill>
        )}
      </p>
      <p className="text-small">{agreementNote}</p>
      <p className="mt-2 text-small text-muted">
        <Trans>
          <Plural
            value={managers}
            one="# manager has answered everything."
            other="# managers have answered everything."
          />{' '}
          0 is agreement by chance, 1 is full agreement. By convention, a profile counts as shared
          from 0.70.
        </Trans>
      </p>
    </Card>
  );
}
