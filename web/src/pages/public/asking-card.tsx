import { Trans, useLingui } from '@lingui/react/macro';
import { inFrame } from '../../api/frame.ts';
import { givePermissionLoggedIn } from '../../features/invitations/api.ts';
import { AskedTests } from '../../features/invitations/asked-tests.tsx';
import { ConsentForm } from '../../features/invitations/consent-form.tsx';
import { InvitationFacts } from '../../features/invitations/invitation-facts.tsx';
import type { Invite } from '../../features/subjects/to-do.ts';
import { ButtonAnchor } from '../../ui/actions/button.tsx';
import { Deadline } from '../../ui/text/moment.tsx';
import { OrganizationMark } from '../../ui/page/organization-mark.tsx';
import { toast } from '../../ui/overlays/toast.tsx';

/** An organisation that asks and does not have the permission yet. */
export function AskingCard({ invite }: { invite: Invite }) {
  const { t } = useLingui();
  const { organization } = invite;
  const { name } = organization;
  const { tests } = invite;
  const minutes = tests.reduce((sum, test) => sum + (test.completed ? 0 : test.minutes), 0);
  return (
    <section className="rounded-card border border-line bg-surface px-5 py-6 sm:px-8 sm:py-8">
      <div className="flex items-center gap-3">
        <OrganizationMark name={name} logoUrl={organization.logo_url} />
        <div className="min-w-0">
          <h2 className="text-title">
            <Trans>{name} asks you to take part</Trans>
          </h2>
          <p className="text-small text-muted">{invite.campaign_name}</p>
        </div>
      </div>
      <p className="mt-4 mb-3">
        {minutes === 0 ? (
          <strong>
            <Trans>Only your permission: you have already taken these tests.</Trans>
          </strong>
        ) : (
          <>
            <strong>
              <Trans>About {minutes} minutes</Trans>
            </strong>{' '}
            <span className="text-muted">
              <Trans>
                by <Deadline at={invite.deadline} timeZone={invite.time_zone} />
              </Trans>
            </span>
          </>
        )}
      </p>
      <AskedTests tests={tests} />
      <div className="my-3">
        <InvitationFacts
          organization={name}
          type={invite.campaign_type}
          tests={tests}
          hasProfile={invite.has_profile}
          months={invite.retention_months}
          alsoSeen={invite.also_seen.map((test) => test.name)}
        />
      </div>
      {inFrame ? (
        // The site around the frame belongs to the organisation that asks, so permission is given outside it.
        <ButtonAnchor href="/" target="_blank" rel="noopener">
          <Trans>Decide in a new window</Trans>
        </ButtonAnchor>
      ) : (
        <div className="max-w-100">
          <ConsentForm
            organization={name}
            agree={<Trans>Give permission</Trans>}
            send={async () => {
              await givePermissionLoggedIn(organization.id);
              toast(t`${name} has your permission now.`);
            }}
          />
        </div>
      )}
    </section>
  );
}
