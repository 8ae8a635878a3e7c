import { skillTestIdOf } from '@assay/contract/instruments';
import { skillOrders } from '@assay/contract/skill-reports';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, notFound } from '@tanstack/react-router';
import { TableButtons } from '../../../features/reports/csv-button.tsx';
import { skillTable, skillTableFile } from './api.ts';
import { skillColumns } from './skill-columns.tsx';
import { skillTestInWords } from '../../../features/reports/taken.ts';
import { counted } from '../../../lib/numbers.ts';
import { orderOf } from '../../../lib/search.ts';
import { TabularFrame, useTabular } from '../../managers/tabular-frame.tsx';

const route = getRouteApi('/manager/staff/organization/admin/assessments/$id/$test/tabular');

export function TabularSkillPage() {
  const testId = skillTestIdOf(route.useParams().test);
  if (testId === undefined) throw notFound();
  return <SkillTabular testId={testId} />;
}

/** Results of a skill test for a whole campaign. */
function SkillTabular({ testId }: { testId: number }) {
  const { id, search } = useTabular();
  const { name, page } = search;
  const order = orderOf(search.order, skillOrders);
  const query = useQuery(skillTable({ id, testId }, { name, order, page }));
  const { t } = useLingui();
  const meta = query.data?.meta;
  const n = meta?.n ?? 0;
  const compared = counted(n);
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
          {n === 0
            ? t`Percentiles are shown once 20 people of your organisation have a result, and are updated after every 20 more.`
            : t`Percentiles compare with people of your organisation (n = ${compared}).`}
        </>
      )}
    </TabularFrame>
  );
}
