import { testTypeIds } from '@assay/contract/instruments';
import { agoInWords, momentInShort } from '../../lib/moments.ts';
import type { Column } from '../../ui/table.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { CampaignSubject } from './api.ts';
import { SubjectDot } from './status.tsx';
import { TestChips } from './test-chips.tsx';

/** The people of a campaign. */
export function peopleColumns(campaignId: number): readonly Column<CampaignSubject>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      order: 'name',
      className: 'sm:max-w-90 sm:min-w-44',
      cell: (person) => <Person {...person} />,
    },
    {
      id: 'status',
      header: 'Status',
      order: 'status',
      cell: ({ status, unsubscribed }) => (
        <div>
          <SubjectDot status={status} />
          {unsubscribed && (
            <div
              className="text-small text-muted"
              title="They have asked for no more mails of your organisation. Reach them in another way."
            >
              Wants no mails
            </div>
          )}
        </div>
      ),
    },
    { id: 'tests', header: 'Tests', cell: ({ tests }) => <TestChips tests={tests} /> },
    {
      id: 'seen',
      header: 'Last seen',
      cell: ({ last_seen_at }) =>
        last_seen_at ? (
          <time dateTime={last_seen_at} title={momentInShort(last_seen_at)} className="text-muted">
            {agoInWords(last_seen_at)}
          </time>
        ) : (
          <span className="text-muted">—</span>
        ),
    },
    {
      id: 'report',
      header: 'Report',
      cell: (person) => <Report campaignId={campaignId} {...person} />,
    },
  ];
}

function Person({ first_name, last_name, email }: CampaignSubject) {
  const name = `${first_name} ${last_name}`.trim();
  return (
    <div className="[overflow-wrap:anywhere]">
      <div className="font-semibold">{name || email}</div>
      {name && <div className="text-small text-muted">{email}</div>}
    </div>
  );
}

function Report({ campaignId, ...person }: CampaignSubject & { campaignId: number }) {
  const { id, first_name, last_name, email, permission, status, tests } = person;
  const personality = tests.find((test) => test.id === testTypeIds.personality);
  if (permission && personality?.completed) {
    return (
      <TextLink
        to="/admin/report/personality/$subjectId"
        params={{ subjectId: String(id) }}
        search={{ campaign: campaignId }}
        aria-label={`Personality report of ${`${first_name} ${last_name}`.trim() || email}`}
      >
        Personality
      </TextLink>
    );
  }
  const hidden = !permission && (status === 'completed' || status === 'in_progress');
  return <span className="text-muted">{hidden ? 'No permission' : '—'}</span>;
}
