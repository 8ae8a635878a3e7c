import { nameOf } from '@assay/contract/person-name';
import type { TestId } from '@assay/contract/instruments';
import { msg, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { agoInWords, momentInShort } from '../../lib/moments.ts';
import type { Column } from '../../ui/table.tsx';
import { RowLink } from '../../ui/row-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { reportAddress } from '../../lib/report-address.ts';
import type { Campaign, CampaignSubject } from './api.ts';
import { PersonMenu } from './people/person-menu.tsx';
import type { OnPersonAction } from './people/person-menu.tsx';
import type { Selection } from './people/use-selection.ts';
import { SubjectDot } from './status.tsx';
import { TestChips } from './test-chips.tsx';

interface PeopleColumnsProps {
  campaign: Campaign;
  selection: Selection;
  onAction: OnPersonAction;
  labelsOf: (person: CampaignSubject) => ReactNode;
}

const selectPerson = (name: string) => t`Select ${name}`;
const reportOf = (test: string, person: string) => t`${test} report of ${person}`;

/** The people of a campaign. */
export function peopleColumns(props: PeopleColumnsProps): readonly Column<CampaignSubject>[] {
  const { campaign, selection, onAction, labelsOf } = props;
  return [
    {
      id: 'name',
      header: <Trans>Name</Trans>,
      order: 'name',
      className: 'sm:max-w-90 sm:min-w-52',
      cell: (person) => (
        <div className="grid gap-1.5">
          <div className="flex items-start gap-3">
            <input
              type="checkbox"
              className="choice mt-0.5 print:hidden"
              aria-label={selectPerson(nameOf(person))}
              checked={selection.has(person)}
              onChange={({ target }) => selection.set([person], target.checked)}
            />
            <Person campaign={campaign} person={person} />
          </div>
          {person.labels.length > 0 && <div className="pl-8 print:pl-0">{labelsOf(person)}</div>}
        </div>
      ),
    },
    {
      id: 'status',
      header: <Trans>Status</Trans>,
      order: 'status',
      cell: (person) => <State {...person} timeZone={campaign.time_zone} />,
    },
    { id: 'tests', header: <Trans>Tests</Trans>, cell: ({ tests }) => <TestChips tests={tests} /> },
    {
      id: 'mail',
      header: <Trans>Last email</Trans>,
      cell: (person) => <LastMail {...person} />,
    },
    {
      id: 'seen',
      header: <Trans>Last seen</Trans>,
      cell: ({ last_seen_at }) => <Ago at={last_seen_at} />,
    },
    {
      id: 'report',
      header: <Trans>Report</Trans>,
      cell: (person) => <Reports campaign={campaign} person={person} />,
    },
    {
      id: 'actions',
      header: <Trans>Actions</Trans>,
      hideHeader: true,
      align: 'end',
      cell: (person) => <PersonMenu campaign={campaign} person={person} onAction={onAction} />,
    },
  ];
}

/** The name leads to the report that there is. */
function Person({ campaign, person }: ReportProps) {
  const name = nameOf(person);
  const [first] = readableTests(campaign, person);
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      {first === undefined ? (
        <div className="font-semibold">{name}</div>
      ) : (
        // Reading it is written down: only on purpose.
        <RowLink {...reportAddress(first, person.id, campaign.id)} preload={false}>
          {name}
        </RowLink>
      )}
      {name !== person.email && <div className="text-small text-muted">{person.email}</div>}
    </div>
  );
}

function State(person: CampaignSubject & { timeZone: string }) {
  const { t } = useLingui();
  const { status, unsubscribed, own_deadline, timeZone, permission, permission_asked } = person;
  const until = own_deadline && momentInShort(own_deadline, timeZone);
  return (
    <div className="max-sm:text-right">
      <SubjectDot status={status} />
      {permission_asked && !permission && (
        <div className="text-small text-muted">
          <Trans>Permission requested</Trans>
        </div>
      )}
      {until && (
        <div className="text-small text-muted">
          <Trans>Until {until}</Trans>
        </div>
      )}
      {unsubscribed && (
        <div
          className="text-small text-muted"
          title={t`This person has unsubscribed from your organisation’s emails. Contact them another way.`}
        >
          <Trans>Unsubscribed</Trans>
        </div>
      )}
    </div>
  );
}

function LastMail({ invited_at, reminded_at, permission_asked_at }: CampaignSubject) {
  const { t } = useLingui();
  const emails = [
    [msg`Invitation`, invited_at],
    [msg`Reminder`, reminded_at],
    [msg`Permission request`, permission_asked_at],
  ] as const;
  const [kind, at] = emails.reduce((last, one) => ((one[1] ?? '') > (last[1] ?? '') ? one : last));
  if (!at) return <span className="text-muted">—</span>;
  return (
    <div className="max-sm:text-right">
      {t(kind)}
      <div className="text-small">
        <Ago at={at} />
      </div>
    </div>
  );
}

function Ago({ at }: { at: string | null }) {
  if (!at) return <span className="text-muted">—</span>;
  return (
    <time dateTime={at} title={momentInShort(at)} className="whitespace-nowrap text-muted">
      {agoInWords(at)}
    </time>
  );
}

interface ReportProps {
  campaign: Campaign;
  person: CampaignSubject;
}

function readableTests(campaign: Campaign, { id, permission, tests }: CampaignSubject): TestId[] {
  if (!permission) return [];
  const completed = tests.filter((test) => test.completed).map((test) => test.id);
  return completed.filter((test) => reportAddress(test, id, campaign.id));
}

/** A link for every completed test that has a report. */
function Reports({ campaign, person }: ReportProps) {
  const { t } = useLingui();
  const { permission, status } = person;
  const readable = readableTests(campaign, person);
  if (readable.length > 0) {
    return (
      <div className="grid justify-items-start gap-1 max-sm:justify-items-end">
        {readable.map((id) => (
          <ReportLink key={id} campaign={campaign} person={person} test={id} />
        ))}
      </div>
    );
  }
  const hidden = !permission && (status === 'completed' || status === 'in_progress');
  return <span className="text-muted">{hidden ? t`No permission` : '—'}</span>;
}

function ReportLink({ campaign, person, test }: ReportProps & { test: TestId }) {
  const { t } = useLingui();
  const name = campaign.tests.find(({ id }) => id === test)?.name ?? t`Report`;
  return (
    <TextLink
      {...reportAddress(test, person.id, campaign.id)}
      // Reading it is written down: only on purpose.
      preload={false}
      aria-label={reportOf(name, nameOf(person))}
    >
      {name}
    </TextLink>
  );
}
