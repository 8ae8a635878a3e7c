import { Outlet } from '@tanstack/react-router';
import { useMay } from '../../api/session.ts';
import { useLoginProfile } from '../../features/managers/login-profile.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EntryCard } from '../../ui/entry-card.tsx';
import { Screen } from '../../ui/screen.tsx';
import { LongPageSkeleton } from '../../ui/skeleton.tsx';

/** Around screens of an organisation: an operator who belongs to none is told so. */
export function OrganizationOnly() {
  const mayBelongToNone = useMay('operator');
  const { data, isPending } = useLoginProfile();
  // The screen asks for the organisation's data as soon as it is drawn, and without an organisation is refused them.
  if (mayBelongToNone && isPending) return <LongPageSkeleton />;
  if (data?.organization_id !== null) return <Outlet />;
  return (
    <Screen name="no-organization" title="No organisation">
      <EntryCard
        title="This page belongs to an organisation"
        lead="You are logged in as an operator without an organisation of your own, so you have no campaigns or results. Choose an organisation to see its plan, its managers and its features."
      >
        <ButtonLink to="/admin/organizations" look="primary">
          See all organisations
        </ButtonLink>
      </EntryCard>
    </Screen>
  );
}
