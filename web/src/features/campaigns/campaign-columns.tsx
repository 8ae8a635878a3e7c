import { cityOf } from '@assay/contract/time-zone';
import type { CampaignRow } from '@assay/contract/campaigns';
import { dayInShort, momentInShort } from '../../lib/moments.ts';
import { counted } from '../../lib/numbers.ts';
import { RowLink } from '../../ui/row-link.tsx';
import type { Column } from '../../ui/table.tsx';
import { titleOf } from './title.ts';
import type { CampaignQuestion } from './campaign-dialogs.tsx';
import { CampaignMenu } from './campaign-menu.tsx';
import { CampaignNext, nameId } from './campaign-next.tsx';
import { ProgressSteps } from './progress-steps.tsx';
import { CampaignDot } from './status.tsx';
import { TestChips } from './test-chips.tsx';

type OnAsk = (question: CampaignQuestion, campaign: CampaignRow) => void;

/** The campaign list. */
export const campaignColumns = (onAsk: OnAsk): readonly Column<CampaignRow>[] => [
  {
    id: 'name',
    header: 'Name',
    order: 'name',
    className: 'sm:max-w-90 sm:min-w-44 print:min-w-36',
    cell: ({ id, created_at, ...campaign }) => (
      <>
        <RowLink id={nameId(id)} to="/admin/assessments/view/$id" params={{ id: String(id) }}>
          {titleOf(campaign)}
        </RowLink>
        <div className="text-small text-muted">Created {dayInShort(created_at)}</div>
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
    cell: ({ tests }) =>
      tests.length > 0 ? (
        <TestChips tests={tests} plain />
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
          <div className="text-small text-muted">{cityOf(time_zone)}</div>
        </div>
      ) : (
        <span className="text-muted">None yet</span>
      ),
  },
  {
    id: 'next',
    header: 'Next',
    className: 'print:hidden',
    cell: (campaign) => (
      <CampaignNext campaign={campaign} onAsk={(question) => onAsk(question, campaign)} />
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    cell: (campaign) => (
      <CampaignMenu campaign={campaign} onAsk={(question) => onAsk(question, campaign)} />
    ),
  },
];

function Progress({ status, progress, ...campaign }: CampaignRow) {
  const { subjects } = progress;
  if (status === 'draft') {
    const people = subjects === 1 ? '1 person' : `${counted(subjects)} people`;
    return (
      <span className="text-muted">
        {subjects > 0 ? `${people}, not invited yet` : 'No people yet'}
      </span>
    );
  }
  if (subjects === 0) return <span className="text-muted">No people</span>;
  return <ProgressSteps name={titleOf(campaign)} progress={progress} />;
}
