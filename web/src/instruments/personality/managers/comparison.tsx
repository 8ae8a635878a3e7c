import { listPersonalityCampaigns } from '@assay/contract/personality-comparisons';
import { msg } from '@lingui/core/macro';
import { useQueries } from '@tanstack/react-query';
import { campaignAverages } from '../../../features/reports/api.ts';
import { AveragesChart } from '../../../features/reports/averages/averages-chart.tsx';
import { ChosenCampaigns } from '../../../features/reports/averages/chosen-campaigns.tsx';
import { mostCampaigns } from '../../../features/reports/search.ts';
import type { AveragesProps, Comparison } from '../../managers/comparison.ts';
import { AllLoaded } from '../../managers/all-loaded.tsx';

export const comparison: Comparison = {
  intro: msg`Personality averages of up to ${mostCampaigns} campaigns, each with its confidence range.`,
  nothingYet: msg`Campaigns with the personality test appear here. Their averages follow once five people have completed it and given your organisation permission to see their results.`,
  campaigns: listPersonalityCampaigns,
  Averages,
  hasTeams: true,
};

function Averages({ campaigns, onChange }: AveragesProps) {
  const queries = useQueries({ queries: campaigns.map((id) => campaignAverages(id)) });
  return (
    <AllLoaded queries={queries}>
      {(averages) => (
        <>
          <ChosenCampaigns
            test="personality"
            averages={averages.map(({ profile, scales, ...one }) => {
              return { ...one, against: profile?.name, held: scales === null };
            })}
            onRemove={(id) => onChange(campaigns.filter((one) => one !== id))}
          />
          <AveragesChart averages={averages} />
        </>
      )}
    </AllLoaded>
  );
}
