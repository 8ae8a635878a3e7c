import { Trans } from '@lingui/react/macro';
import { Card } from '../../ui/page/card.tsx';
import { Adjustments } from './adjustments.tsx';
import { InviteHead } from './invite-head.tsx';
import { MoveDeadline } from './move-deadline.tsx';
import type { AskedTests } from './to-do.ts';

/** What cannot be started any more, unless the organisation moves the deadline. */
export function MissedTests({ groups }: { groups: readonly AskedTests[] }) {
  return (
    <Card
      flush
      title={<Trans>The deadline has passed</Trans>}
      note={<Trans>If you would still like to take part, you can ask for a later deadline.</Trans>}
    >
      {groups.map(({ invite, tests }) => (
        <div key={invite?.id ?? 0}>
          {invite && (
            <InviteHead invite={invite}>
              <div className="flex flex-wrap gap-x-8">
                <MoveDeadline invite={invite} />
                <Adjustments invite={invite} />
              </div>
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
