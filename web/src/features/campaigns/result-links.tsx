import { routeOfTest } from '@assay/contract/test-routes';
import { Trans, useLingui } from '@lingui/react/macro';
import { PillLink, PillLinks } from '../../ui/page/tab-links.tsx';
import type { Campaign } from './api.ts';
import { ownNameOfTable } from './tests.ts';

/** The tables of a campaign: all its tests together, and each alone. */
export function ResultLinks({ campaign }: { campaign: Pick<Campaign, 'id' | 'tests'> }) {
  const { t } = useLingui();
  const id = String(campaign.id);
  return (
    <PillLinks label={t`Tables of results`}>
      <PillLink
        to="/admin/assessments/view/$id/results"
        params={{ id }}
        activeOptions={{ exact: true, includeSearch: false }}
      >
        <Trans>All tests</Trans>
      </PillLink>
      {campaign.tests.map((test) => (
        <PillLink
          key={test.id}
          to="/admin/assessments/$id/$test/tabular"
          params={{ id, test: routeOfTest(test.id) }}
          activeOptions={{ includeSearch: false }}
          preload={false}
        >
          {ownNameOfTable(test.id) ?? test.name}
        </PillLink>
      ))}
    </PillLinks>
  );
}
