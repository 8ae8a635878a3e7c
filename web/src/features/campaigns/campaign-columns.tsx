import type { CampaignRow } from '@assay/contract/campaigns';
import { Link } from '@tanstack/react-router';
import { dayInWords, momentInShort, zoneInWords } from '../../lib/moments.ts';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import type { Column } from '../../ui/table.tsx';
import { CampaignDot } from './status.tsx';
import { TestChips } from './test-chips.tsx';

/** The campaign list. */
export const campaignColumns: readonly Column<CampaignRow>[] = [
  {
    id: 'name',
    header: 'Name',
    order: 'name',
    className: 'sm:max-w-90',
    cell: ({ id, campaign_name, created_at }) => (
      <>
        <Link
          to="/admin/assessments/view/$id"
          params={{ id: String(id) }}
          className="rounded-small font-semibold [overflow-wrap:anywhere] text-ink hover:text-accent hover:underline hover:underline-offset-3"
        >
          {campaign_name}
        </Link>
        <div className="text-small text-muted">created {dayInWords(created_at)}</div>
      </>
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
];

function Progress({ campaign_name, status, progress }: CampaignRow) {
  const { subjects, completed } = progress;
  if (status === 'draft') {
    const people = subjects === 1 ? '1 person' : `${subjects} people`;
    return (
      <span className="text-muted">
        {subjects > 0 ? `${people}, not invited yet` : 'No people yet'}
      </span>
    );
  }
  if (subjects === 0) return <span className="text-muted">No people</span>;
  return (
    <div className="grid w-40 gap-1.5 max-sm:text-right">
      <span className="text-small whitespace-nowrap">
        {completed} of {subjects} completed
      </span>
      <ProgressBar
        value={completed}
        max={subjects}
        label={`${campaign_name}: ${completed} of ${subjects} completed`}
      />
    </div>
  );
}
