import { Trans } from '@lingui/react/macro';
import { Card } from '../../ui/card.tsx';
import { InviteHead } from './invite-head.tsx';
import { MoreTime } from './more-time.tsx';
import type { AskedTests } from './to-do.ts';

/** What can not be begun any more, unless whoever asked gives more time. */
export function MissedTests({ groups }: { groups: readonly AskedTests[] }) {
  return (
    <Card
      flush
      title={<Trans>The time is over</Trans>}
      note={<Trans>If you would still like to take part, you can ask for more time.</Trans>}
    >
      {groups.map(({ invite, tests }) => (
        <div key={invite?.id ?? 0}>
          {invite && (
            <InviteHead invite={invite}>
              <MoreTime invite={invite} />
            </InviteHead>
          )}
          <p className="border-t border-line px-5 py-3 text-muted sm:px-6">
            {tests.map(({ test }) => test.name).join(', ')}
          </p>
        </div>
      ))}
    </Card>
  );
}
