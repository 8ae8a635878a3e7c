import { Plural, useLingui } from '@lingui/react/macro';
import { dayInShort } from '../../lib/moments.ts';
import { Card } from '../../ui/page/card.tsx';
import type { Profile } from './api.ts';

/** Who of the organisation has opened something of somebody's before. */
export function LookedCard({ looked }: Pick<Profile, 'looked'>) {
  const { t } = useLingui();
  return (
    <Card
      flush
      title={t`Who has looked`}
      note={t`Candidates see that your organisation looked at their results, and when. Opening the same thing again on one day counts once.`}
    >
      {looked.length === 0 ? (
        <p className="border-t border-line px-5 py-3.5 text-muted sm:px-6">
          {t`No one before you.`}
        </p>
      ) : (
        <ul>
          {looked.map(({ manager, times, last_at: at }) => {
            const day = dayInShort(at);
            return (
              <li
                key={manager?.id ?? 0}
                className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line px-5 py-2.5 sm:px-6"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {manager?.name ?? t`Former managers`}
                </span>
                <span className="text-small text-muted">
                  <Plural value={times} one="# look" other="# looks" />, {t`last ${day}`}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
