import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../../ui/page/card.tsx';
import { number } from '../../../features/reports/words.ts';
import type { CultureReport } from './api.ts';
import { LikenessBar } from './likeness-bar.tsx';

/** How alike wishes and culture are, and why that decides nothing by itself. */
export function CultureFit({ report: { comparison, organization } }: { report: CultureReport }) {
  const { t } = useLingui();
  if (!comparison || !organization) return null;
  const { match, label, text, cautions } = comparison;
  const { name } = organization.test;
  const pairs = match?.n;
  const [r, from, to] = match ? [match.r, ...match.interval].map((one) => number(one, 2)) : [];
  return (
    <Card
      id="fit"
      title={t`Fit with your culture profile “${name}”`}
      className="scroll-mt-4 print:break-inside-avoid"
    >
      <p className="font-serif text-title">{label}</p>
      <p className="mt-1 max-w-reading">{text}</p>
      {match && (
        <>
          <LikenessBar name={t`Fit`} match={match} />
          <p className="max-w-reading text-small text-muted">
            <Trans>
              The correlation of {pairs} pairs of answers, each side around its own average: r = {r}{' '}
              (95 % confidence range: {from} to {to}). Anything below 0 is shown as a fit of 0.
            </Trans>
          </p>
        </>
      )}
      <h3 className="mt-5 mb-2 font-semibold">
        <Trans>Why fit alone should not decide</Trans>
      </h3>
      <ul className="grid max-w-reading list-disc gap-2 pl-4 text-small marker:text-muted">
        {cautions.map((caution) => (
          <li key={caution}>{caution}</li>
        ))}
      </ul>
    </Card>
  );
}
