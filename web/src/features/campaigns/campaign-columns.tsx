import { zonePlace } from '@assay/contract/time-zone';
import type { CampaignRow } from '@assay/contract/campaigns';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { dayInShort, momentInShort } from '../../lib/moments.ts';
import { screenLanguage } from '../../lib/screen-language.ts';
import { RowLink } from '../../ui/tables/row-link.tsx';
import type { Column } from '../../ui/tables/table.tsx';
import { titleOf } from './title.ts';
import type { CampaignQuestion } from './campaign-dialogs.tsx';
import { CampaignMenu } from './campaign-menu.tsx';
import { CampaignNext, nameId } from './campaign-next.tsx';
import { ProgressSteps } from './progress-steps.tsx';
import { CampaignDot } from './status.tsx';
import { TestChips } from './test-chips.tsx';

type OnAsk = (question: CampaignQuestion, campaign: CampaignRow) => void;

const createdOn = (day: string) => t`Created ${day}`;

/** The campaign list. */
export const campaignColumns = (onAsk: OnAsk): readonly Column<CampaignRow>[] => [
  {
    id: 'name',
    header: <Trans>Name</Trans>,
    order: 'name',
    className: 'sm:max-w-90 sm:min-w-44 print:min-w-36',
    cell: ({ id, created_at, ...campaign }) => (
      <>
        <RowLink id={nameId(id)} to="/admin/assessments/view/$id" params={{ id: String(id) }}>
          {titleOf(campaign)}
        </RowLink>
        <div className="text-small text-muted">{createdOn(dayInShort(created_at))}</div>
      </>
    ),
  },
  {
    id: 'status',
    header: <Trans>Status</Trans>,
    order: 'status',
    cell: ({ status }) => <CampaignDot status={status} />,
  },
  {
    id: 'tests',
    header: <Trans>Tests</Trans>,
    cell: ({ tests }) =>
      tests.length > 0 ? (
        <TestChips tests={tests} plain />
      ) : (
        <span className="text-muted">
          <Trans>None yet</Trans>
        </span>
      ),
  },
  {
    id: 'progress',
    header: <Trans>Progress</Trans>,
    cell: (row) => <Progress {...row} />,
  },
  {
    id: 'deadline',
    header: <Trans>Deadline</Trans>,
    order: 'deadline',
    cell: ({ deadline, time_zone }) =>
      deadline ? (
        <div className="whitespace-nowrap max-sm:text-right">
          {momentInShort(deadline, time_zone)}
          <div className="text-small text-muted">{zonePlace(time_zone, screenLanguage())}</div>
        </div>
      ) : (
        <span className="text-muted">
          <Trans>None yet</Trans>
        </span>
      ),
  },
  {
    id: 'next',
    header: <Trans>Next step</Trans>,
    className: 'print:hidden',
    cell: (campaign) => (
      <CampaignNext campaign={campaign} onAsk={(question) => onAsk(question, campaign)} />
    ),
  },
  {
    id: 'actions',
    header: <Trans>Actions</Trans>,
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
    return (
      <span className="text-muted">
        {subjects > 0
          ? t`${plural(subjects, { one: '# person, not invited yet', other: '# people, not invited yet' })}`
          : t`No people yet`}
      </span>
    );
  }
  if (subjects === 0) {
    return (
      <span className="text-muted">
        <Trans>No people</Trans>
      </span>
    );
  }
  return <ProgressSteps name={titleOf(campaign)} progress={progress} over={status !== 'active'} />;
}
