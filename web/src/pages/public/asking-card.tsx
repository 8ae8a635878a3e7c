import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { inFrame } from '../../api/frame.ts';
import { permit } from '../../features/invitations/api.ts';
import { PermissionForm } from '../../features/invitations/permission-form.tsx';
import type { Invite } from '../../features/subjects/to-do.ts';
import { ButtonAnchor } from '../../ui/button.tsx';
import { Detail, DetailList } from '../../ui/detail-list.tsx';
import { Deadline } from '../../ui/moment.tsx';
import { OrganizationMark } from '../../ui/organization-mark.tsx';
import { toast } from '../../ui/toast.tsx';

/** An organisation that asks and does not have the permission yet. */
export function AskingCard({ invite }: { invite: Invite }) {
  const { t } = useLingui();
  const { organization } = invite;
  const { name } = organization;
  const tests = invite.tests.map(({ name: test }) => test).join(', ');
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
      <div className="my-3">
        <DetailList>
          <Detail label={<Trans>Tests</Trans>}>{tests}</Detail>
          <Detail label={<Trans>Until when</Trans>}>
            <Deadline at={invite.deadline} timeZone={invite.time_zone} />
          </Detail>
          <Detail label={<Trans>Who sees the results</Trans>}>
            <Trans>
              You, and the people at {name} who look after this assessment. They never see your
              answers to single questions; of a skill test, only which ones were right; of a video
              interview, what you record.
            </Trans>
          </Detail>
          <Detail label={<Trans>For how long</Trans>}>
            <Plural
              value={invite.retention_months}
              one="Until you withdraw the permission, or for # month after the assessment has closed."
              other="Until you withdraw the permission, or for # months after the assessment has closed."
            />
          </Detail>
        </DetailList>
      </div>
      {inFrame ? (
        // The site around the frame belongs to who asks: a permission is not given under its hands.
        <ButtonAnchor href="/" target="_blank" rel="noopener">
          <Trans>Decide in a window of its own</Trans>
        </ButtonAnchor>
      ) : (
        <div className="max-w-100">
          <PermissionForm
            organization={name}
            permit={async () => {
              await permit(organization.id);
              toast(t`${name} has your permission now.`);
            }}
          />
        </div>
      )}
    </section>
  );
}
