import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { Screen } from '../../ui/page/screen.tsx';
import { InvitationEntry } from './invitation-entry.tsx';

const route = getRouteApi('/talent/create-account-test-subject/$hash/$organizationId');

export function CreateAccountPage() {
  const { t } = useLingui();
  return (
    <Screen name="create-account" title={t`Your invitation`}>
      <InvitationEntry {...route.useParams()} />
    </Screen>
  );
}
