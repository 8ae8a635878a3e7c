import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { Screen } from '../../ui/page/screen.tsx';
import { InvitationEntry } from './invitation-entry.tsx';

const route = getRouteApi('/talent/give-permission/$organizationId/$hash');

export function GivePermissionPage() {
  const { t } = useLingui();
  return (
    <Screen name="give-permission" title={t`Give permission`}>
      <InvitationEntry {...route.useParams()} />
    </Screen>
  );
}
