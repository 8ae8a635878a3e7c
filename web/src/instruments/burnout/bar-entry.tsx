import { testTypeIds } from '@assay/contract/instruments';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BarLink } from '../../ui/page/bar.tsx';
import { useHasTest } from '../use-has-test.ts';
import { ownRecords, testPathOf } from './own/records.ts';

export function BarEntry() {
  const { data } = useQuery({ ...ownRecords, enabled: useHasTest(testTypeIds.burnout) });
  const [latest] = data?.records ?? [];
  return (
    <BarLink to={latest ? testPathOf(latest) : '/happines-energy/intro'} reloadDocument>
      <Trans>Energy</Trans>
    </BarLink>
  );
}
