import { Trans, useLingui } from '@lingui/react/macro';
import { OffsetLine } from '../../../../ui/charts/offset-line.tsx';
import { signed } from '../../../../ui/charts/signed.ts';
import type { PersonalityReport } from '../../../../features/reports/api.ts';

interface OwnProfileProps {
  report: PersonalityReport;
  fit: NonNullable<PersonalityReport['fit']>;
}

/** T points; further out the dot stays at the end. */
const reach = 30;

/** The person's highs and lows around the own mean, beside those of the profile around its mean. */
export function OwnProfile({ report: { scales }, fit: { profile, ownProfile } }: OwnProfileProps) {
  const { t } = useLingui();
  const { name } = profile;
  const flat = ownProfile.every(({ target }) => target === 0);
  const rows = ownProfile.toSorted((one, other) => other.own - one.own);
  return (
    <div className="pb-4">
      <p className="max-w-reading px-5 pb-3 text-small text-muted sm:px-6">
        <Trans>
          T points above and below the person’s own mean over these facets. The thin mark is {name}{' '}
          around its own mean: shape without level, so that general highs and lows do not count. The
          pale bar is the 95 % confidence range.
        </Trans>{' '}
        {flat &&
          t`This profile asks for the same on every facet, so its marks are all in the middle.`}
      </p>
      <ul>
        {rows.map(({ code, own, target }) => {
          const scale = scales.find((one) => one.code === code);
          const half = scale ? (scale.interval[1] - scale.interval[0]) / 2 : 0;
          const interval: [number, number] = [own - half, own + half];
          const facet = scale?.name ?? code;
          const [here, asked] = [signed(own), signed(target)];
          return (
            <li
              key={code}
              className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 border-t border-line px-5 py-2 sm:grid-cols-[minmax(8rem,11rem)_1fr_9.5rem] sm:gap-x-6 sm:px-6"
            >
              <span className="font-medium">{facet}</span>
              <div className="max-sm:order-3 max-sm:col-span-2">
                <OffsetLine
                  label={`${facet}: ${here}; ${name} ${asked}`}
                  value={own}
                  {...{ interval, reach }}
                  mark={target}
                  hue="violet"
                />
              </div>
              <span aria-hidden className="text-right text-small">
                <span className="font-semibold">{here}</span>{' '}
                <span className="text-muted">
                  <Trans>asked for {asked}</Trans>
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
