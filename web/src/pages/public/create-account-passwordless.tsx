import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { Screen } from '../../ui/page/screen.tsx';
import { InvitationEntry } from './invitation-entry.tsx';

const route = getRouteApi('/talent/create-account-passwordless/$hash/$organizationId');

export function CreateAccountPasswordlessPage() {
  const { t } = useLingui();
  return (
    <Screen name="create-account-passwordless" title={t`Your invitation`}>
      <InvitationEntry {...route.useParams()} />
    </Screen>
  );
}
