import { fitEnd } from '@assay/contract/culture-fit';
import { Card } from '../../../ui/card.tsx';
import { listInWords, number } from '../words.ts';
import type { CultureComparison } from './api.ts';
import { LikenessBar } from './likeness-bar.tsx';

/** How alike the wishes of two people are in their order, and where they lie furthest apart. */
export function TwoLikeness({ comparison }: { comparison: CultureComparison }) {
  const { match, label, text, gaps } = comparison;
  const end = match && fitEnd(match.fitInterval);
  const apart = gaps.filter(({ meaningful }) => meaningful).map(({ name }) => name);
  return (
    <Card title="How alike they are" className="print:break-inside-avoid">
      <p className="font-serif text-title">{label}</p>
      {match ? (
        <>
          <p className="mt-1 text-small">
            Likeness {match.fit} of 100,{' '}
            {end ?? `with another choice of questions between ${match.fitInterval.join(' and ')}`}.
          </p>
          <LikenessBar name="Likeness" match={match} />
          <p className="text-small">
            {apart.length > 0
              ? `Clearly apart in ${listInWords(apart)}.`
              : 'In no category are they apart by more than chance.'}
          </p>
          <p className="mt-2 text-small text-muted">
            The correlation of {match.n} pairs of answers, each person’s around the own average: r ={' '}
            {number(match.r, 2)}, in 95 of 100 cases between {number(match.interval[0], 2)} and{' '}
            {number(match.interval[1], 2)}. Below 0 it shows as 0.
          </p>
        </>
      ) : (
        <p className="mt-1 text-small">{text}</p>
      )}
    </Card>
  );
}
