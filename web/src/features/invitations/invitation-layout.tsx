import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '../../ui/page/card.tsx';
import { Deadline } from '../../ui/text/moment.tsx';
import { OrganizationMark } from '../../ui/page/organization-mark.tsx';
import type { Invitation } from './api.ts';
import { AskedTests } from './asked-tests.tsx';
import { InvitationFacts } from './invitation-facts.tsx';

export interface InvitationLayoutProps {
  invitation: Invitation;
  title: ReactNode;
  /** What applies to this way in alone. */
  lead?: ReactNode;
  formTitle: ReactNode;
  /** The form. */
  children: ReactNode;
}

/**
 * What is asked on one side, the form on the other. On a phone the form follows what decides most: how long it takes and
 * what there is to take.
 */
export function InvitationLayout({
  invitation,
  title,
  lead,
  formTitle,
  children,
}: InvitationLayoutProps) {
  const { organization, campaign, permission } = invitation;
  return (
    <div className="mx-auto grid max-w-page items-start gap-x-14 gap-y-6 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_min(24rem,40%)] lg:grid-rows-[auto_1fr]">
      <div className="min-w-0">
        <div className="mb-4 flex items-center gap-3">
          <OrganizationMark name={organization.name} logoUrl={organization.logo_url} />
          <div className="min-w-0 leading-snug [overflow-wrap:anywhere]">
            <div className="font-semibold">{organization.name}</div>
            <div className="text-small text-muted">{campaign.name}</div>
          </div>
        </div>
        <h1 className="text-display sm:text-display-wide">{title}</h1>
        {lead && <p className="mt-2 max-w-reading text-muted">{lead}</p>}
        <p className="mt-2 mb-3 max-w-reading">
          <strong>
            <TotalTime tests={campaign.tests.length} minutes={campaign.minutes} />
          </strong>{' '}
          <span className="text-muted">
            <Trans>
              by <Deadline at={campaign.deadline} timeZone={campaign.time_zone} />
            </Trans>
          </span>
        </p>
        <AskedTests tests={campaign.tests} />
      </div>
      <Card
        className="lg:sticky lg:top-9 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        title={formTitle}
      >
        {children}
      </Card>
      <InvitationFacts
        organization={organization.name}
        type={campaign.campaign_type}
        tests={campaign.tests}
        hasProfile={campaign.has_profile}
        months={permission.retention_months}
      />
    </div>
  );
}

function TotalTime({ tests, minutes }: { tests: number; minutes: number }) {
  if (tests === 1) return <Trans>About {minutes} minutes</Trans>;
  return (
    <Trans>
      About {minutes} minutes for all {tests} tests
    </Trans>
  );
}
