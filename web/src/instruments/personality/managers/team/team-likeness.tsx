import { type Pair, pairsOf } from '@assay/contract/comparison-words';
import { nameOf } from '@assay/contract/person-name';
import { useLingui } from '@lingui/react/macro';
import { Card } from '../../../../ui/page/card.tsx';
import { CorrelationHeatMap } from '../../../../ui/charts/correlation-heat-map.tsx';
import type { PersonalityComparison } from '../../../../features/reports/api.ts';
import { listInWords, number } from '../../../../features/reports/words.ts';

/** How alike each two describe themselves. */
export function TeamLikeness({ comparison }: { comparison: PersonalityComparison }) {
  const { t } = useLingui();
  const { members, similarity } = comparison;
  const pairs = pairsOf(similarity);
  if (members.length < 3) return null;
  // Nobody is among the most and the least alike at once.
  const shown = Math.min(3, Math.floor(pairs.length / 2));
  const names = members.map(({ subject }) => ({ key: subject.id, name: nameOf(subject) }));
  return (
    <Card
      title={t`How similar they are`}
      note={t`Similarity of each pair over the facets, level as well as pattern: 1 is the same profile, 0 no similarity, below 0 opposite. It does not predict how two people get on.`}
    >
      <div className="mb-5 grid gap-x-10 gap-y-3 text-small sm:grid-cols-2">
        <Pairs title={t`Most similar`} pairs={pairs.slice(0, shown)} names={names} />
        <Pairs title={t`Least similar`} pairs={pairs.slice(-shown).toReversed()} names={names} />
      </div>
      <CorrelationHeatMap
        caption={t`Similarity of each pair of people`}
        corner={t`Person`}
        names={names}
        // Everybody is like themselves: that says nothing.
        matrix={similarity.map((row, i) => row.map((likeness, j) => (i === j ? null : likeness)))}
        legend={[t`opposite`, t`the same`]}
        hue="violet"
        empty={t`No one to compare`}
      />
    </Card>
  );
}

interface PairsProps {
  title: string;
  pairs: readonly Pair[];
  names: readonly { name: string }[];
}

function Pairs({ title, pairs, names }: PairsProps) {
  return (
    <div className="min-w-0">
      <h3 className="mb-1 font-semibold">{title}</h3>
      <ul className="grid gap-1">
        {pairs.map(({ first, second, likeness }) => (
          <li key={`${first} ${second}`} className="flex justify-between gap-4">
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {listInWords([names[first]?.name ?? '', names[second]?.name ?? ''])}
            </span>
            <span className="shrink-0 text-muted">{number(likeness, 2)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
