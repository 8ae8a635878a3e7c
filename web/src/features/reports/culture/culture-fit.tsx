import { Card } from '../../../ui/card.tsx';
import { number } from '../words.ts';
import type { CultureReport } from './api.ts';
import { LikenessBar } from './likeness-bar.tsx';

/** How alike wishes and culture are, and why that decides nothing by itself. */
export function CultureFit({ report: { comparison, organization } }: { report: CultureReport }) {
  if (!comparison || !organization) return null;
  const { match, label, text, cautions } = comparison;
  return (
    <Card
      id="fit"
      title={`Fit to ${organization.test.name}`}
      className="scroll-mt-4 print:break-inside-avoid"
    >
      <p className="font-serif text-title">{label}</p>
      <p className="mt-1 max-w-reading">{text}</p>
      {match && (
        <>
          <LikenessBar name="Fit" match={match} />
          <p className="max-w-reading text-small text-muted">
            The correlation of {match.n} pairs of answers, each side around its own average: r ={' '}
            {number(match.r, 2)}, in 95 of 100 cases between {number(match.interval[0], 2)} and{' '}
            {number(match.interval[1], 2)}. Below 0 it shows as a fit of 0.
          </p>
        </>
      )}
      <h3 className="mt-5 mb-2 font-semibold">Why it decides nothing by itself</h3>
      <ul className="grid max-w-reading list-disc gap-2 pl-4 text-small marker:text-muted">
        {cautions.map((caution) => (
          <li key={caution}>{caution}</li>
        ))}
      </ul>
    </Card>
  );
}
