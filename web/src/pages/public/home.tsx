import { useLingui } from '@lingui/react/macro';
import { useSession } from '../../api/session.ts';
import { Screen } from '../../ui/page/screen.tsx';
import { Landing } from './landing.tsx';
import { Overview } from './overview.tsx';

export function HomePage() {
  const { t } = useLingui();
  const auth = useSession((session) => session.auth);
  return (
    <Screen name="home" title={auth ? t`Home` : t`Open talent assessment`}>
      {auth ? <Overview /> : <Landing />}
    </Screen>
  );
}
