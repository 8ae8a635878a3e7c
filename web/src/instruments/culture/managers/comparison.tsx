import { listCultureCampaigns } from '@assay/contract/culture-reports';
import { msg } from '@lingui/core/macro';
import { useQueries } from '@tanstack/react-query';
import { ChosenCampaigns } from '../../../features/reports/averages/chosen-campaigns.tsx';
import { mostCampaigns } from '../../../features/reports/search.ts';
import type { AveragesProps, Comparison } from '../../managers/comparison.ts';
import { AllLoaded } from '../../managers/all-loaded.tsx';
import { cultureAverages } from './api.ts';
import { comparedVersion, CultureAveragesChart } from './averages-chart.tsx';

export const comparison: Comparison = {
  intro: msg`Culture averages of up to ${mostCampaigns} campaigns, each with its confidence range.`,
  nothingYet: msg`Campaigns with the culture test appear here. Their averages follow once five people have completed it and given your organisation permission to see their results.`,
  campaigns: listCultureCampaigns,
  Averages,
};

function Averages({ campaigns, onChange }: AveragesProps) {
  const queries = useQueries({ queries: campaigns.map((id) => cultureAverages(id)) });
  return (
    <AllLoaded queries={queries}>
      {(averages) => (
        <>
          <ChosenCampaigns
            test="culture"
            averages={averages.map(({ test, categories, version, ...one }) => {
              const held = categories === null || version !== comparedVersion(averages);
              return { ...one, against: test?.name, held };
            })}
            onRemove={(id) => onChange(campaigns.filter((one) => one !== id))}
          />
          <CultureAveragesChart averages={averages} />
        </>
      )}
    </AllLoaded>
  );
}
