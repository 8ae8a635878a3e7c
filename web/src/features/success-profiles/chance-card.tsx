import { Trans, useLingui } from '@lingui/react/macro';
import { counted } from '../../lib/numbers.ts';
import { coefficientInShort } from '../../ui/charts/coefficient.ts';
import { Density } from '../../ui/charts/density.tsx';
import { Card } from '../../ui/page/card.tsx';
import type { Chance } from './api.ts';

interface ChanceCardProps {
  chance: Chance;
  /** The correlation furthest from 0 that these people show. */
  largest: number;
  /** Correlations that were looked at. */
  compared: number;
}

/** What the same people and ratings show when only luck decides who has which: once, for those who know no statistics. */
export function ChanceCard({ chance, largest, compared }: ChanceCardProps) {
  const { t } = useLingui();
  const [rounds, all] = [counted(chance.permutations), counted(compared)];
  const [usual, middle, limit, found] = [
    chance.one_scale,
    chance.largest.median,
    chance.largest.limit,
    largest,
  ].map(coefficientInShort);
  return (
    <Card title={t`What chance looks like`} note={t`Why most verdicts are “unclear”`}>
      <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-2">
        <div className="grid max-w-reading gap-3">
          <p>
            <Trans>
              We dealt your ratings out to the same people at random, {rounds} times. Each round is
              a study in which nothing is related to anything.
            </Trans>
          </p>
          <ul className="grid list-disc gap-1.5 pl-5">
            <li>
              <Trans>
                A single scale showed up to {usual} in either direction in 19 of 20 rounds. That is
                the grey range behind the lines above.
              </Trans>
            </li>
            <li>
              <Trans>
                The largest of all {all} correlations was {middle} in a typical round, and above{' '}
                {limit} in one round of 20. So the largest one alone proves nothing.
              </Trans>
            </li>
          </ul>
          <p className="font-medium">
            <OwnLargest {...{ chance, largest }} />
          </p>
        </div>
        <Density
          title={t`Correlations of chance`}
          label={t`Correlations of chance lie around 0, 19 of 20 within ${usual} in either direction. Your largest is ${found ?? ''}.`}
          domain={[-1, 1]}
          spread={{ shares: chance.shares }}
          marker={{ at: largest, label: found ?? '' }}
          hue="violet"
          format={coefficientInShort}
        />
      </div>
    </Card>
  );
}

/** How often chance alone reaches what was found; which scales are supported is another question, with an answer of its own. */
function OwnLargest({ chance, largest }: Pick<ChanceCardProps, 'chance' | 'largest'>) {
  const { median, limit } = chance.largest;
  const [found, size] = [coefficientInShort(largest), Math.abs(largest)];
  if (size > limit) {
    return (
      <Trans>Your largest is {found}. Chance alone reaches that in fewer than 1 round of 20.</Trans>
    );
  }
  return size > median ? (
    <Trans>
      Your largest is {found}. Chance alone reaches that in fewer than half of the rounds, but in
      more than 1 of 20.
    </Trans>
  ) : (
    <Trans>
      Your largest is {found}. Chance alone reaches that in more than half of the rounds.
    </Trans>
  );
}
