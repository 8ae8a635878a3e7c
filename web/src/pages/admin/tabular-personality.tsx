import { tabularOrders } from '@assay/contract/reports';
import { useQuery } from '@tanstack/react-query';
import { useLoginProfile } from '../../features/managers/login-profile.ts';
import { personalityTable } from '../../features/reports/api.ts';
import { CompareActions } from '../../features/reports/compare-actions.tsx';
import { tabularColumns } from '../../features/reports/tabular-columns.tsx';
import { normInWords } from '../../features/reports/words.ts';
import { orderOf } from '../../lib/search.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TabularFrame, useTabular } from './tabular-frame.tsx';

const nobody: readonly number[] = [];

export function TabularPersonalityPage() {
  const { id, search, choose } = useTabular();
  const { name, page, chosen = nobody } = search;
  const order = orderOf(search.order, tabularOrders);
  const team = useLoginProfile().data?.features?.includes('team_compare') ?? false;
  const query = useQuery(personalityTable(id, { name, order, page }));
  const meta = query.data?.meta;
  return (
    <TabularFrame
      test="Personality"
      query={query}
      columns={tabularColumns({ campaign: id, chosen, onChosen: choose })}
      order={order}
      actions={
        <>
          <ButtonLink
            className="print:hidden"
            to="/admin/compare"
            search={{ campaigns: [id] }}
            preload={false}
          >
            Averages
          </ButtonLink>
          {team && (
            <ButtonLink
              className="print:hidden"
              to="/admin/report/personality-test/team-compare"
              search={{ campaign: id }}
            >
              Compare a team
            </ButtonLink>
          )}
        </>
      }
      toolbar={
        chosen.length > 0 && (
          <CompareActions
            campaign={id}
            chosen={chosen}
            team={team}
            onClear={() => choose(nobody)}
          />
        )
      }
    >
      {meta?.norm && (
        <>
          A dot is a score from T 20 to 80, the pale bar its 95 % band, the grey box the average
          range. Sten and “above … %” compare with {normInWords(meta.norm)}. Fit goes from 0 to 100:
          the median, and below it the range in which 95 % of repeated measurements would lie.
        </>
      )}
    </TabularFrame>
  );
}
