import { Trans, useLingui } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import { useMay } from '../../../api/session.ts';
import { useLoginProfile } from '../../../features/managers/login-profile.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { EntryCard } from '../../../ui/page/entry-card.tsx';
import { Screen } from '../../../ui/page/screen.tsx';
import { LongPageSkeleton } from '../../../ui/page/skeleton.tsx';

/** Around screens of an organisation: an operator who belongs to none is told so. */
export function OrganizationOnly() {
  const { t } = useLingui();
  const mayBelongToNone = useMay('operator');
  const { data, isPending } = useLoginProfile();
  // The screen asks for the organisation's data as soon as it is drawn, and without an organisation is refused them.
  if (mayBelongToNone && isPending) return <LongPageSkeleton />;
  if (data?.organization_id !== null) return <Outlet />;
  return (
    <Screen name="no-organization" title={t`No organisation`}>
      <EntryCard
        title={t`You’re not in an organisation`}
        lead={t`You are logged in as an operator without an organisation of your own, so you have no campaigns or results. Choose an organisation to see its plan, managers and features.`}
      >
        <ButtonLink to="/admin/organizations" look="primary">
          <Trans>View all organisations</Trans>
        </ButtonLink>
      </EntryCard>
    </Screen>
  );
}
