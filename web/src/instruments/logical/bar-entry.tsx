import { Trans } from '@lingui/react/macro';
import { BarLink } from '../../ui/page/bar.tsx';

export function BarEntry() {
  return (
    <BarLink to="/iq-test">
      <Trans>Logical reasoning</Trans>
    </BarLink>
  );
}
