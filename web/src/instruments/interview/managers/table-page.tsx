import { interviewOrders } from '@assay/contract/interview-reports';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SubjectDot } from '../../../features/campaigns/status.tsx';
import { TableButtons } from '../../../features/reports/csv-button.tsx';
import { interviewFile, interviewTable } from './api.ts';
import { interviewColumns } from './interview-columns.tsx';
import { RubricButton } from './rubric-dialog.tsx';
import { orderOf } from '../../../lib/search.ts';
import { TabularFrame, useTabular } from '../../managers/tabular-frame.tsx';

/** How far the people of a campaign are with its interview, and what managers have given them. */
export function TabularInterviewPage() {
  const { id, search } = useTabular();
  const { name, page } = search;
  const order = orderOf(search.order, interviewOrders);
  const query = useQuery(interviewTable(id, { name, order, page }));
  const { t } = useLingui();
  const meta = query.data?.meta;
  return (
    <TabularFrame
      test={meta?.interview.name ?? t`Video interview`}
      query={query}
      columns={interviewColumns({
        campaign: id,
        code: meta?.interview.code ?? '',
        State: SubjectDot,
      })}
      order={order}
      actions={
        meta &&
        meta.total > 0 && (
          <>
            <RubricButton interviewId={meta.interview.code} />
            <TableButtons
              load={(format) => interviewFile(id, { name, order, format })}
              file={`${meta.campaign.name}, ${meta.interview.name}`}
            />
          </>
        )
      }
    >
      {meta && meta.total > 0 && (
        <Trans>
          Ratings are those of your organisation’s managers, from 1 to 5. You see the ratings of
          others once you have rated the person yourself. Length is that of all recorded answers
          together. Everyone may record each answer once more, so a second recording says nothing
          about a person. For people who have not given your organisation permission, the table
          shows only the status of the invitation.
        </Trans>
      )}
    </TabularFrame>
  );
}
