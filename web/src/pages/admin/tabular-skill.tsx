import { skillOrders } from '@assay/contract/skill-reports';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { TableButtons } from '../../features/reports/csv-button.tsx';
import { skillTable, skillTableFile } from '../../features/reports/skill/api.ts';
import { skillColumns } from '../../features/reports/skill/skill-columns.tsx';
import { skillTestInWords } from '../../features/reports/taken.ts';
import { orderOf } from '../../lib/search.ts';
import { TabularFrame, useTabular } from '../../instruments/managers/tabular-frame.tsx';

/** Results of a skill test for a whole campaign. */
export function SkillTabular({ testId }: { testId: number }) {
  const { id, search } = useTabular();
  const { name, page } = search;
  const order = orderOf(search.order, skillOrders);
  const query = useQuery(skillTable({ id, testId }, { name, order, page }));
  const { t } = useLingui();
  const meta = query.data?.meta;
  const compared = meta?.n ?? 0;
  return (
    <TabularFrame
      test={meta ? skillTestInWords(meta.test) : t`Skill test`}
      query={query}
      columns={skillColumns({ campaign: id, testId })}
      order={order}
      actions={
        meta &&
        meta.total > 0 && (
          <TableButtons
            load={(format) => skillTableFile({ id, testId }, { name, order, format })}
            file={`${meta.campaign.name}, ${meta.test.name}`}
          />
        )
      }
    >
      {meta && meta.total > 0 && (
        <>
          <Trans>
            A dot is a score from 0 to 100 % of the points, the pale bar its 95 % confidence range.
            Read two scores whose ranges largely overlap as the same.
          </Trans>{' '}
          {compared === 0
            ? t`Percentiles are shown once 20 people of your organisation have a result, and are updated after every 20 more.`
            : t`Percentiles compare with people of your organisation (n = ${compared}).`}
        </>
      )}
    </TabularFrame>
  );
}
