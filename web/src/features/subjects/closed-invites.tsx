import { Trans } from '@lingui/react/macro';
import { Card } from '../../ui/page/card.tsx';
import { InviteHead } from './invite-head.tsx';
import type { Invite } from './to-do.ts';

/** What nobody can start as long as the organisation is inactive. */
export function ClosedInvites({ invites }: { invites: readonly Invite[] }) {
  return (
    <Card
      flush
      title={<Trans>Closed for now</Trans>}
      note={
        <Trans>
          You cannot start these tests right now. If the organisation opens again before the
          deadline, they come back here.
        </Trans>
      }
    >
      {invites.map((invite) => (
        <div key={invite.id}>
          <InviteHead invite={invite} />
          <p className="border-t border-line px-5 py-3 text-muted sm:px-6">
            {invite.tests.map(({ name }) => name).join(', ')}
          </p>
        </div>
      ))}
    </Card>
  );
}
