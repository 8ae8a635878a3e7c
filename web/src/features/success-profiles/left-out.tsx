import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Proposal } from './api.ts';

type LeftOutScale = Proposal['left_out'][number];

const reasons: Record<LeftOutScale['why'], ReturnType<typeof msg>> = {
  negative: msg`People with higher scores were rated lower. A profile can only ask for more of a scale, so these are reported and not used.`,
  'no facet': msg`Factors are sums of facets that are looked at already, and tendencies are not part of any profile.`,
  unclear: msg`Could be chance.`,
  'too few': msg`Too few people for a number.`,
};

/** Which scales are not in a profile, by the reason. */
export function LeftOut({ scales }: { scales: readonly LeftOutScale[] }) {
  const { t } = useLingui();
  const reasonsFound = (Object.keys(reasons) as LeftOutScale['why'][]).filter((why) =>
    scales.some((scale) => scale.why === why),
  );
  return (
    <dl className="grid gap-3 text-small">
      {reasonsFound.map((why) => (
        <div key={why}>
          <dt className="font-medium">{t(reasons[why])}</dt>
          <dd className="text-muted">
            {scales
              .filter((scale) => scale.why === why)
              .map(({ name }) => name)
              .join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
