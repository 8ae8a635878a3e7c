import { Outlet } from '@tanstack/react-router';
import { useLoginProfile } from '../../features/managers/login-profile.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EntryCard } from '../../ui/entry-card.tsx';
import { Screen } from '../../ui/screen.tsx';

/** Around screens of an organisation: an operator who belongs to none is told so. */
export function OrganizationOnly() {
  const { data } = useLoginProfile();
  if (data?.organization_id !== null) return <Outlet />;
  return (
    <Screen name="no-organization" title="No organisation">
      <EntryCard
        title="This belongs to an organisation"
        lead="Your account runs this Assay and belongs to no organisation, so there are no campaigns and results to show. Managers of an organisation see theirs here."
      >
        <ButtonLink to="/admin/organizations">Go to the organisations</ButtonLink>
      </EntryCard>
    </Screen>
  );
}
