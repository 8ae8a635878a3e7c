import { testTypeIds } from '@assay/contract/instruments';
import { Trans } from '@lingui/react/macro';
import { BarLink } from '../../ui/page/bar.tsx';
import { useHasTest } from '../use-has-test.ts';

export function BarEntry() {
  return (
    useHasTest(testTypeIds.personality) && (
      <BarLink to="/personality/test" reloadDocument>
        <Trans>Personality</Trans>
      </BarLink>
    )
  );
}
