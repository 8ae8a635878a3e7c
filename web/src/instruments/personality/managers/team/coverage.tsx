import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../../../ui/page/card.tsx';
import type { PersonalityComparison } from '../../../../features/reports/api.ts';
import { listInWords, number } from '../../../../features/reports/words.ts';
import { percent } from '../../../../lib/numbers.ts';

/** How much of the profile the team reaches, and what depends on nobody or on one person. */
export function Coverage({ comparison }: { comparison: PersonalityComparison }) {
  const { coverage, profile, spread, scales, members } = comparison;
  const reachedBy = (count: number) =>
    scales.filter(({ reached }) => reached === count).map(({ name }) => name);
  const { t } = useLingui();
  const [byNone, byOne] = [reachedBy(0), reachedBy(1)];
  const [none, one] = [listInWords(byNone), listInWords(byOne)];
  const name = profile?.name;
  return (
    <Card title={profile ? t`Coverage of ${name}` : t`Spread`} className="print:break-inside-avoid">
      <dl className="grid gap-x-6 gap-y-5 sm:grid-cols-3">
        {coverage && (
          <>
            <Share
              value={coverage.byAnyone}
              label={t`of the profile’s weight is met by at least one person`}
            />
            <Share value={coverage.byMean} label={t`met by the team average`} />
          </>
        )}
        <div className="flex flex-col">
          <dt className="order-2 text-small text-muted">
            <Trans>
              T points: average spread over the facets; the spread of the norm group is 10
            </Trans>
          </dt>
          <dd className="order-1 font-serif text-[1.5rem]/tight font-semibold">
            {number(spread, 1)}
          </dd>
        </div>
      </dl>
      {profile && (
        <div className="mt-5 grid gap-2 border-t border-line pt-4 text-small">
          <p>
            {byNone.length > 0 ? (
              <Trans>
                <b>Met by no one:</b> {none}.
              </Trans>
            ) : (
              <Trans>Every target is met by at least one person.</Trans>
            )}
          </p>
          {members.length > 2 && byOne.length > 0 && (
            <p>
              <Trans>
                <b>Depends on one person:</b> {one}.
              </Trans>
            </p>
          )}
          <p className="text-muted">
            <Trans>
              Whether a target is met is judged by the measured score, without its error: read it as
              a hint where to look.
            </Trans>
          </p>
        </div>
      )}
    </Card>
  );
}

function Share({ value, label }: { value: number; label: string }) {
  return (
    <div className="flex flex-col">
      <dt className="order-2 text-small text-muted">
        <span aria-hidden className="my-2 block h-1 overflow-hidden rounded-full bg-line">
          <span
            style={{ width: `${value * 100}%` }}
            className="block h-full rounded-full bg-accent"
          />
        </span>
        {label}
      </dt>
      <dd className="order-1 font-serif text-[1.5rem]/tight font-semibold">{percent(value)}</dd>
    </div>
  );
}
