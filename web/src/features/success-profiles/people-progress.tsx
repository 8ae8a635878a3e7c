import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { strengthAt, strengths } from './words.ts';

const [, ...limits] = strengths;
const most = limits.at(-1)?.from ?? 1;
const place = (at: number) => `${Math.min(100, (at / most) * 100)}%`;

/** How many people count, beside the numbers from which on more can be said. */
export function PeopleProgress({ people }: { people: number }) {
  const { t } = useLingui();
  const now = strengthAt(people);
  const next = limits.find(({ from }) => from > people);
  const missing = (next?.from ?? 0) - people;
  return (
    <div className="grid gap-4">
      <p>
        <strong className="font-semibold">
          {t`${plural(people, { one: '# person counts', other: '# people count' })}`}
        </strong>
        {next && (
          <>
            {' · '}
            {t`${plural(missing, { one: '# more for the next step', other: '# more for the next step' })}`}
          </>
        )}
      </p>
      <div
        role="progressbar"
        aria-label={t`People who count`}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={Math.min(people, most)}
        aria-valuetext={t`${plural(people, { one: '# person counts', other: '# people count' })}`}
        className="relative mb-5 h-2 rounded-full bg-line forced-colors:border print:[print-color-adjust:exact]"
      >
        <span
          className="block h-full rounded-full bg-accent forced-colors:bg-[Highlight]"
          style={{ width: place(people) }}
        />
        {limits.map(({ from }) => (
          <span
            key={from}
            aria-hidden
            className={`absolute -top-1 grid text-tiny text-muted ${from === most ? '-translate-x-full justify-items-end' : '-translate-x-1/2 justify-items-center'}`}
            style={{ left: place(from) }}
          >
            <span className="h-4 w-0.5 bg-edge" />
            {from}
          </span>
        ))}
      </div>
      <ol className="divide-y divide-line border-t border-line text-small">
        {strengths.map(({ strength, range, name, says }) => {
          const here = strength === now.strength;
          return (
            <li
              key={strength}
              aria-current={here ? 'step' : undefined}
              className={`grid gap-x-5 py-2 sm:grid-cols-[7rem_minmax(0,12rem)_1fr] ${here ? '' : 'text-muted'}`}
            >
              <span>{t(range)}</span>
              <span className={here ? 'font-semibold' : ''}>{t(name)}</span>
              <span>{t(says)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
