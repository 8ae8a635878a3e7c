import { Trans } from '@lingui/react/macro';
import { coefficientInShort } from '../../ui/charts/coefficient.ts';
import { counted } from '../../lib/numbers.ts';
import { Banner } from '../../ui/page/banner.tsx';
import type { Tried } from './api.ts';

/** How a profile was tried on people who had no part in making it: the cautious figure first. */
export function TriedWords({ tried }: { tried: Tried }) {
  const { n, r, interval, likely, forecasts } = tried;
  const people = counted(n);
  if (r === null || interval === null || likely === null) {
    return (
      <Banner tone="warn">
        <Trans>
          It could not be tried: with one person left out in turn, too few rounds found anything.
          Don’t expect it to predict anything.
        </Trans>
      </Banner>
    );
  }
  const [found, from, to, expected] = [r, ...interval, likely].map(coefficientInShort);
  return (
    <div className="grid gap-3">
      {!forecasts && (
        <Banner tone="warn">
          <Trans>
            When tried, it predicted no better than chance. Campaigns that use it say so.
          </Trans>
        </Banner>
      )}
      <p className="max-w-reading">
        <Trans>
          Tried on {people} people, each left out in turn: cross-validated r = {found} ({from} –{' '}
          {to}). In new people, expect about <strong>{expected}</strong>.
        </Trans>{' '}
        <span className="text-muted">
          <Trans>
            0 is no better than chance, 1 would be perfect. Even a good profile predicts weakly, and
            for groups rather than for one person.
          </Trans>
        </span>
      </p>
    </div>
  );
}
