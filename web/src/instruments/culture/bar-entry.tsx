import { Trans } from '@lingui/react/macro';
import { BarLink } from '../../ui/page/bar.tsx';

export function BarEntry() {
  return (
    <BarLink to="/culture/test" reloadDocument>
      <Trans>Culture</Trans>
    </BarLink>
  );
}
