import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { OrganizationMark } from '../../ui/organization-mark.tsx';
import type { Invitation } from './api.ts';
import { InvitationFacts } from './invitation-facts.tsx';

export interface InvitationLayoutProps {
  invitation: Invitation;
  title: ReactNode;
  lead: ReactNode;
  formTitle: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** What is asked on one side, the form on the other; below each other on a phone. */
export function InvitationLayout({
  invitation,
  title,
  lead,
  formTitle,
  children,
}: InvitationLayoutProps) {
  const { organization, campaign } = invitation;
  return (
    <div className="mx-auto grid max-w-page items-start gap-x-14 gap-y-8 lg:grid-cols-[1fr_24rem]">
      <div className="min-w-0">
        <div className="mb-5 flex items-center gap-3">
          <OrganizationMark name={organization.name} logoUrl={organization.logo_url} />
          <div className="min-w-0 leading-snug">
            <div className="font-semibold">{organization.name}</div>
            <div className="text-small text-muted">{campaign.name}</div>
          </div>
        </div>
        <h1 className="text-display sm:text-display-wide">{title}</h1>
        <p className="mt-2 mb-4 max-w-reading text-muted">{lead}</p>
        <InvitationFacts invitation={invitation} />
      </div>
      <Card className="lg:sticky lg:top-9" title={formTitle}>
        {children}
      </Card>
    </div>
  );
}
