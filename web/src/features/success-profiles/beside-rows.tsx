import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { coefficientInShort } from '../../ui/charts/coefficient.ts';
import { CorrelationLine } from '../../ui/charts/correlation-line.tsx';
import type { Proposal } from './api.ts';

type Beside = Proposal['beside'][number];

const words = {
  own: msg`This profile, when tried`,
  family: msg`The standard profile`,
  none: msg`No profile, people as they come`,
};

/** What the profile forecasts beside the one that was there before, and beside none. */
export function BesideRows({ beside }: { beside: readonly Beside[] }) {
  const { t } = useLingui();
  return (
    <ul className="divide-y divide-line border-y border-line">
      {beside.map(({ profile, name, r, interval }) => {
        const label = t(words[profile]);
        return (
          <li
            key={profile}
            className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5 sm:grid-cols-[minmax(8rem,16rem)_1fr_11rem] sm:items-center sm:gap-x-6"
          >
            <div className="min-w-0 [overflow-wrap:anywhere]">
              {label}
              {name && <div className="text-small text-muted">{name}</div>}
            </div>
            <div className="order-3 col-span-2 sm:order-none sm:col-span-1">
              {r !== null && (
                <CorrelationLine name={label} r={r} interval={interval ?? [r, r]} chance={null} />
              )}
            </div>
            <div className="text-right text-small">
              {r === null ? t`not known` : `r = ${rangeInWords(r, interval)}`}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function rangeInWords(r: number, interval: Beside['interval']): string {
  const [value, from, to] = [r, ...(interval ?? [])].map(coefficientInShort);
  return interval === null ? `${value}` : `${value} (${from} – ${to})`;
}
