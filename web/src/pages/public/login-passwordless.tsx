import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { Screen } from '../../ui/page/screen.tsx';
import { InvitationEntry } from './invitation-entry.tsx';

const route = getRouteApi('/talent/login/passwordless/$hash/$organizationId');

export function LoginPasswordlessPage() {
  const { t } = useLingui();
  return (
    <Screen name="login-passwordless" title={t`Log in`}>
      <InvitationEntry {...route.useParams()} />
    </Screen>
  );
}
