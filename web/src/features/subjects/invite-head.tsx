import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Deadline } from '../../ui/text/moment.tsx';
import { OrganizationMark } from '../../ui/page/organization-mark.tsx';
import { isOver } from '../../lib/moments.ts';
import type { Invite } from './to-do.ts';

/** Who asks and until when, above what is asked for. */
export function InviteHead({ invite, children }: { invite: Invite; children?: ReactNode }) {
  const { organization, campaign_name, deadline, time_zone } = invite;
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-1 border-t border-line bg-paper/60 px-5 py-3 sm:px-6">
      <OrganizationMark name={organization.name} logoUrl={organization.logo_url} />
      <div className="min-w-0 flex-1 basis-[min(16rem,100%)] leading-snug">
        <h3 className="font-sans font-medium">
          {organization.name} <span className="font-normal text-muted">{campaign_name}</span>
        </h3>
        <div className="text-small text-muted">
          {isOver(deadline) ? <Trans>Was open until</Trans> : <Trans>Until</Trans>}{' '}
          <Deadline at={deadline} timeZone={time_zone} />
        </div>
      </div>
      {children && <div className="max-sm:ml-13">{children}</div>}
    </div>
  );
}
