import { tabularOrders } from '@assay/contract/personality-table';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLoginProfile } from '../../../features/managers/login-profile.ts';
import { personalityFile, personalityTable } from '../../../features/reports/api.ts';
import { TableButtons } from '../../../features/reports/csv-button.tsx';
import { CompareActions } from '../../../features/reports/compare-actions.tsx';
import { tabularColumns } from './tabular-columns.tsx';
import { normOfTable } from '../../../features/reports/words.ts';
import { orderOf } from '../../../lib/search.ts';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { TabularFrame, useTabular } from '../../managers/tabular-frame.tsx';

const nobody: readonly number[] = [];

export function TabularPersonalityPage() {
  const { id, search, choose } = useTabular();
  const { name, page, chosen = nobody } = search;
  const order = orderOf(search.order, tabularOrders);
  const team = useLoginProfile().data?.features?.includes('team_compare') ?? false;
  const query = useQuery(personalityTable(id, { name, order, page }));
  const { t } = useLingui();
  const meta = query.data?.meta;
  const title = meta?.campaign.name ?? '';
  const norm = query.data?.data.length ? normOfTable(query.data.meta.norm) : undefined;
  return (
    <TabularFrame
      test={t`Personality`}
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
            <Trans>Averages</Trans>
          </ButtonLink>
          {team && (
            <ButtonLink
              className="print:hidden"
              to="/admin/report/personality-test/team-compare"
              search={{ campaign: id }}
            >
              <Trans>Compare a team</Trans>
            </ButtonLink>
          )}
          {meta && meta.total > 0 && (
            <TableButtons
              load={(format) => personalityFile(id, { name, order, format })}
              file={t`${title}, personality`}
            />
          )}
        </>
      }
      toolbar={
        chosen.length > 0 && (
          <CompareActions
            test="personality"
            campaign={id}
            chosen={chosen}
            team={team}
            onClear={() => choose(nobody)}
          />
        )
      }
    >
      {norm !== undefined && (
        <Trans>
          A dot is a score from T 20 to 80, the pale bar its 95 % confidence range, the grey box the
          average range. Sten and the share below it, in %, compare with {norm}: so many of them
          score lower. “Fit, higher than … of 100” says how many of 100 typical people have a lower
          fit, with its 90 % confidence range below.
        </Trans>
      )}
    </TabularFrame>
  );
}
