import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Loaded } from '../../api/loaded.tsx';
import { openInvite } from '../../features/invitations/api.ts';
import type { OpenInvite } from '../../features/invitations/api.ts';
import { ClosedInvite, UnknownInvite } from '../../features/invitations/closed-invite.tsx';
import { EntrySkeleton } from '../../features/invitations/entry-skeleton.tsx';
import { InvitationLayout } from '../../features/invitations/invitation-layout.tsx';
import { JoinForm } from '../../features/invitations/join-form.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { EntryCard } from '../../ui/page/entry-card.tsx';
import { Screen } from '../../ui/page/screen.tsx';

const route = getRouteApi('/talent/open-invite/$token');

export function OpenInvitePage() {
  const { t } = useLingui();
  const { token } = route.useParams();
  const query = useQuery(openInvite(token));
  return (
    <Screen name="open-invite" title={t`Take part`}>
      <Loaded query={query} skeleton={<EntrySkeleton />}>
        {(invite) =>
          invite === null ? <UnknownInvite /> : <Join key={token} {...{ token, invite }} />
        }
      </Loaded>
    </Screen>
  );
}

function Join({ token, invite }: { token: string; invite: OpenInvite }) {
  const [sentTo, setSentTo] = useState<string>();
  const { closed, organization } = invite;
  const { name } = organization;
  if (sentTo !== undefined) {
    return (
      <EntryCard
        title={<Trans>Please check your inbox</Trans>}
        lead={
          <Trans>
            We have sent an email to <strong className="text-ink">{sentTo}</strong>. The link in it
            is yours alone: open it to continue. It can take a minute or two.
          </Trans>
        }
      >
        <Button wide onClick={() => setSentTo(undefined)}>
          <Trans>Use another address</Trans>
        </Button>
      </EntryCard>
    );
  }
  if (closed !== null) return <ClosedInvite invite={invite} reason={closed} />;
  return (
    <InvitationLayout
      invitation={invite}
      title={<Trans>{name} invites you to take part</Trans>}
      lead={<Trans>If you would like to take part, we send you a link of your own.</Trans>}
      formTitle={<Trans>Take part</Trans>}
    >
      <JoinForm token={token} onSent={setSentTo} />
    </InvitationLayout>
  );
}
