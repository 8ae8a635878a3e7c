import type { CampaignRow } from '@assay/contract/campaigns';
import { dayInShort, momentInShort, zoneInWords } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import type { Column } from '../../ui/table.tsx';
import { CampaignDot } from './status.tsx';
import { TestChips } from './test-chips.tsx';

/** The campaign list. */
export const campaignColumns: readonly Column<CampaignRow>[] = [
  {
    id: 'name',
    header: 'Name',
    order: 'name',
    className: 'sm:max-w-90 sm:min-w-44 print:min-w-36',
    cell: ({ id, campaign_name }) => (
      <RowLink to="/admin/assessments/view/$id" params={{ id: String(id) }}>
        {campaign_name}
      </RowLink>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    order: 'status',
    cell: ({ status }) => <CampaignDot status={status} />,
  },
  {
    id: 'tests',
    header: 'Tests',
    cell: ({ test_types }) =>
      test_types.length > 0 ? (
        <TestChips tests={test_types.map((id) => ({ id }))} plain />
      ) : (
        <span className="text-muted">None yet</span>
      ),
  },
  {
    id: 'progress',
    header: 'Progress',
    cell: (row) => <Progress {...row} />,
  },
  {
    id: 'deadline',
    header: 'Deadline',
    order: 'deadline',
    cell: ({ deadline, time_zone }) =>
      deadline ? (
        <div className="whitespace-nowrap max-sm:text-right">
          {momentInShort(deadline, time_zone)}
          <div className="text-small text-muted">{zoneInWords(time_zone)}</div>
        </div>
      ) : (
        <span className="text-muted">None yet</span>
      ),
  },
  {
    id: 'created',
    header: 'Created',
    order: 'created_at',
    cell: ({ created_at }) => (
      <span className="whitespace-nowrap text-muted">{dayInShort(created_at)}</span>
    ),
  },
];

function Progress({ campaign_name, status, progress }: CampaignRow) {
  const { subjects, completed } = progress;
  if (status === 'draft') {
    const people = subjects === 1 ? '1 person' : `${counted(subjects)} people`;
    return (
      <span className="text-muted">
        {subjects > 0 ? `${people}, not invited yet` : 'No people yet'}
      </span>
    );
  }
  if (subjects === 0) return <span className="text-muted">No people</span>;
  const words = `${counted(completed)} of ${counted(subjects)} completed`;
  return (
    <div className="grid w-40 gap-1.5 print:w-28 max-sm:text-right">
      <span className="text-small whitespace-nowrap print:whitespace-normal">{words}</span>
      <ProgressBar value={completed} max={subjects} label={`${campaign_name}: ${words}`} />
    </div>
  );
}
