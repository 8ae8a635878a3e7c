import { skillOrders } from '@assay/contract/skill-reports';
import { useQuery } from '@tanstack/react-query';
import { CsvButton } from '../../features/reports/csv-button.tsx';
import { skillTable, skillTableFile } from '../../features/reports/skill/api.ts';
import { skillColumns } from '../../features/reports/skill/skill-columns.tsx';
import { orderOf } from '../../lib/search.ts';
import { TabularFrame, useTabular } from './tabular-frame.tsx';

/** Results of a skill test for a whole campaign. */
export function SkillTabular({ testId }: { testId: number }) {
  const { id, search } = useTabular();
  const { name, page } = search;
  const order = orderOf(search.order, skillOrders);
  const query = useQuery(skillTable({ id, testId }, { name, order, page }));
  const meta = query.data?.meta;
  return (
    <TabularFrame
      test={
        meta
          ? `${meta.test.name}${meta.test.is_sample ? ' (sample, not for selection)' : ''}`
          : 'Skill test'
      }
      query={query}
      columns={skillColumns({ campaign: id, testId })}
      order={order}
      actions={
        meta &&
        meta.total > 0 && (
          <CsvButton
            load={() => skillTableFile({ id, testId }, { name, order })}
            file={`${meta.campaign.name}, ${meta.test.name}.csv`}
          />
        )
      }
    >
      {meta && meta.total > 0 && (
        <>
          A dot is a score from 0 to 100 % of the points, the pale bar its 95 % band: people whose
          bands overlap widely may well do equally.{' '}
          {meta.n === 0
            ? 'Percentiles show from twenty people of your organisation on, and take in twenty more at a time.'
            : `Percentiles compare with ${meta.n} people of your organisation.`}
        </>
      )}
    </TabularFrame>
  );
}
