import { instrumentOf } from '@assay/contract/instruments';
import { Trans } from '@lingui/react/macro';
import { useSession } from '../../api/session.ts';
import { BarLink } from '../../ui/page/bar.tsx';

export function BarEntry() {
  const isAsked = useSession(({ tests }) =>
    tests.some(({ id }) => instrumentOf(id) === 'interview'),
  );
  return (
    isAsked && (
      <BarLink to="/video/interview/list">
        <Trans>Video</Trans>
      </BarLink>
    )
  );
}
