import { testTypeIds } from '@assay/contract/instruments';
import { Trans } from '@lingui/react/macro';
import { BarLink } from '../../ui/page/bar.tsx';
import { useHasTest } from '../use-has-test.ts';

/** Only where it has been asked for: there is no other way to it. */
export function BarEntry() {
  return (
    useHasTest(testTypeIds.judgement) && (
      <BarLink to="/judgement/test" reloadDocument>
        <Trans>Situational judgement</Trans>
      </BarLink>
    )
  );
}
