import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { counted, decimal } from '../../lib/numbers.ts';
import { coefficientInShort } from '../../ui/charts/coefficient.ts';
import { CorrelationLine } from '../../ui/charts/correlation-line.tsx';
import type { Proposal } from './api.ts';

type Beside = Proposal['beside'][number];
type Found = NonNullable<Beside['found']>;

const words = {
  own: msg`This profile, when tried`,
  family: msg`The standard profile`,
  none: msg`No profile, people as they come`,
};

/** What the profile forecasts beside the one that was there before, and beside none: how far it goes along with ratings, and whom it finds. */
export function BesideRows({ beside }: { beside: readonly Beside[] }) {
  const { t } = useLingui();
  const found = beside.find((one) => one.found !== null)?.found;
  const people = found && counted(found.people);
  return (
    <div className="grid gap-3">
      <ul className="divide-y divide-line border-y border-line">
        {beside.map((one) => {
          const label = t(words[one.profile]);
          const { r, interval } = one;
          return (
            <li
              key={one.profile}
              className="grid grid-cols-[1fr_auto] gap-x-4 py-2.5 sm:grid-cols-[minmax(8rem,16rem)_1fr_12.5rem] sm:items-center sm:gap-x-6"
            >
              <div className="min-w-0 [overflow-wrap:anywhere]">
                {label}
                {one.name && <div className="text-small text-muted">{one.name}</div>}
              </div>
              <div className="order-3 col-span-2 sm:order-none sm:col-span-1">
                {r !== null && (
                  <CorrelationLine name={label} r={r} interval={interval ?? [r, r]} chance={null} />
                )}
              </div>
              <div className="text-right text-small">
                {r === null ? t`not known` : `r = ${rangeInWords(r, interval)}`}
                {one.found && <FoundInWords found={one.found} />}
              </div>
            </li>
          );
        })}
      </ul>
      {people && (
        <p className="max-w-reading text-small text-muted">
          <Trans>
            “Finds”: if you chose the third with the best fit, so many of the {people} people rated
            highest would be among them. Chance alone finds a third of them.
          </Trans>
        </p>
      )}
    </div>
  );
}

function FoundInWords({ found: { share, interval } }: { found: Found }) {
  const [part, from, to] = [share, ...(interval ?? [])].map((one) => decimal(one * 100, 0));
  return (
    <div>
      {interval === null ? (
        <Trans>finds {part} %</Trans>
      ) : (
        <Trans>
          finds {part} % ({from} – {to} %)
        </Trans>
      )}
    </div>
  );
}

function rangeInWords(r: number, interval: Beside['interval']): string {
  const [value, from, to] = [r, ...(interval ?? [])].map(coefficientInShort);
  return interval === null ? `${value}` : `${value} (${from} – ${to})`;
}
