import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { EntryCard } from '../../ui/page/entry-card.tsx';
import type { AccountLink } from './api.ts';

interface DeadAccountLinkProps {
  reason: AccountLink['reason'];
  /** What to say when the link has done its work. */
  used: ReactNode;
  /** The way on. */
  children: ReactNode;
}

/** A link about an account that does nothing any more: why, and what to do now. */
export function DeadAccountLink({ reason, used, children }: DeadAccountLinkProps) {
  if (reason === 'used') {
    return (
      <EntryCard title={<Trans>This link has been used already</Trans>} lead={used}>
        {children}
      </EntryCard>
    );
  }
  if (reason === 'expired') {
    return (
      <EntryCard
        title={<Trans>This link has expired</Trans>}
        lead={<Trans>You can ask for a new one.</Trans>}
      >
        {children}
      </EntryCard>
    );
  }
  return (
    <EntryCard
      title={<Trans>We do not know this link</Trans>}
      lead={
        <Trans>
          Email programs sometimes break long links. Please open it once more from the email, or
          copy the whole address into your browser.
        </Trans>
      }
    >
      {children}
    </EntryCard>
  );
}
