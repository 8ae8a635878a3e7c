import { factsOf, type TestId } from '@assay/contract/instruments';
import { msg, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { agoInWords, dayInShort, momentInShort } from '../../lib/moments.ts';
import { RatingCell } from '../../ui/charts/rating-cell.tsx';
import { ScoreCell } from '../../ui/charts/score-cell.tsx';
import { momentThere } from '../../ui/text/moment.tsx';
import { PersonName } from '../../ui/text/person-name.tsx';
import { RowChoice } from '../../ui/tables/row-choice.tsx';
import type { Column } from '../../ui/tables/table.tsx';
import type { Campaign, CampaignPerson } from './api.ts';
import { PersonMenu } from './people/person-menu.tsx';
import type { OnPersonAction } from './people/person-menu.tsx';
import { shownName } from './people/shown-name.ts';
import type { Selection } from './people/use-selection.ts';
import { SubjectDot } from './status.tsx';
import { TestCell } from './test-cell.tsx';
import { inOneNumber } from './tests.ts';

export interface PeopleColumn extends Column<CampaignPerson> {
  /** Its whole name, where the header may be cut off. */
  name?: string;
}

interface ResultColumnsProps {
  campaign: Campaign;
  /** Groups of more than one person whose bands overlap, by the number in their rows. */
  ties: ReadonlySet<number>;
  /** What the list is ordered by: ties are about that column. */
  order: string;
  /** Whether the list can be ordered by fit. */
  fitOrdered: boolean;
}

interface PeopleColumnsProps extends ResultColumnsProps {
  selection: Selection;
  onAction: OnPersonAction;
  labelsOf: (person: CampaignPerson) => ReactNode;
  /** Absent where a campaign has no stages. */
  stageOf?: ((person: CampaignPerson) => ReactNode) | undefined;
}

const selectPerson = (name: string) => t`Select ${name}`;

/** How a list is ordered by the score of a test. */
const scoreOrder = (test: TestId) => `score ${test}`;

/** The people of a campaign and what they have achieved. */
export function peopleColumns(props: PeopleColumnsProps): readonly PeopleColumn[] {
  const { campaign, selection, onAction, labelsOf, stageOf } = props;
  return [
    {
      id: 'name',
      header: <Trans>Name</Trans>,
      order: 'name',
      pinned: true,
      className: 'sm:max-w-80 sm:min-w-52',
      cell: (person) => (
        <div className="flex items-center gap-3">
          <RowChoice
            label={selectPerson(shownName(person))}
            checked={selection.has(person)}
            onChange={(wanted) => selection.set([person], wanted)}
          />
          <Person person={person}>{person.labels.length > 0 && labelsOf(person)}</Person>
        </div>
      ),
    },
    {
      id: 'status',
      header: <Trans>Status</Trans>,
      order: 'status',
      cell: (person) => <State {...person} timeZone={campaign.time_zone} />,
    },
    ...(stageOf
      ? [{ id: 'stage', header: <Trans>Stage</Trans>, order: 'stage', cell: stageOf }]
      : []),
    ...scoreColumns(props),
    {
      id: 'actions',
      header: <Trans>Actions</Trans>,
      hideHeader: true,
      align: 'end',
      cell: (person) => <PersonMenu campaign={campaign} person={person} onAction={onAction} />,
    },
  ];
}

/** The results of people in all tests, and nothing else. */
export function resultColumns(props: ResultColumnsProps): readonly PeopleColumn[] {
  return [
    {
      id: 'name',
      header: <Trans>Name</Trans>,
      order: 'name',
      pinned: true,
      className: 'sm:max-w-80 sm:min-w-52',
      cell: (person) => <Person person={person} />,
    },
    ...scoreColumns(props),
    {
      id: 'completed',
      header: <Trans>Completed</Trans>,
      order: 'completed_at',
      cell: ({ completed_at: at }) =>
        at ? (
          <time dateTime={at} title={momentInShort(at)} className="whitespace-nowrap text-muted">
            {dayInShort(at)}
          </time>
        ) : (
          <span className="text-muted">—</span>
        ),
    },
  ];
}

/** One column for each test, one for how an interview was rated, and one for the fit to the profile of the campaign. */
function scoreColumns({ campaign, ties, order, fitOrdered }: ResultColumnsProps): PeopleColumn[] {
  const ordered = order.replace('-', '');
  const tieOf = (by: string, { tie }: CampaignPerson) =>
    by === ordered && tie !== null && ties.has(tie) ? tie : null;
  const fit = campaign.profile?.name;
  return [
    ...campaign.tests.flatMap(({ id, name }): PeopleColumn[] => {
      const by = scoreOrder(id);
      const column: PeopleColumn = {
        id: `test-${id}`,
        name,
        header: <span className="inline-block max-w-32 truncate align-bottom">{name}</span>,
        ...(inOneNumber(id) && { order: by }),
        cell: (person) => (
          <TestCell
            campaign={campaign.id}
            person={person}
            test={id}
            name={name}
            tie={tieOf(by, person)}
          />
        ),
      };
      return factsOf(id)?.isWatched ? [column, ratingColumn(id)] : [column];
    }),
    ...(fit === undefined
      ? []
      : [
          {
            id: 'fit',
            header: <Trans>Fit</Trans>,
            ...(fitOrdered && { order: 'fit' }),
            cell: (person: CampaignPerson) => (
              <ScoreCell
                name={t`Fit with ${fit}`}
                score={person.fit}
                hue="violet"
                tie={tieOf('fit', person)}
              />
            ),
          },
        ]),
  ];
}

/** What managers have given; that of others shows once the own one is given. */
const ratingColumn = (test: TestId): Column<CampaignPerson> => ({
  id: `rating-${test}`,
  header: <Trans>Rating</Trans>,
  cell: ({ tests }) => <RatingCell rating={tests.find(({ id }) => id === test)?.rating ?? null} />,
});

function Person({ person, children }: { person: CampaignPerson; children?: ReactNode }) {
  const { id, status, email } = person;
  return (
    <PersonName
      id={status === 'anonymised' ? undefined : id}
      name={shownName(person)}
      email={email}
    >
      {children}
    </PersonName>
  );
}

/** The state, and below it what matters most about it. */
function State(person: CampaignPerson & { timeZone: string }) {
  const { t } = useLingui();
  const { status, unsubscribed, own_deadline, timeZone, permission, permission_asked } = person;
  const until = own_deadline && momentThere(own_deadline, timeZone);
  const hidden = !permission && (status === 'permission_pending' || status === 'completed');
  const facts = [
    permission_asked && !permission
      ? t`Permission requested`
      : hidden
        ? t`No permission`
        : undefined,
    until ? t`Until ${until}` : undefined,
    unsubscribed ? t`Unsubscribed` : undefined,
  ].filter((fact) => fact !== undefined);
  return (
    <div className="leading-5 max-sm:text-right">
      <SubjectDot status={status} />
      <div
        className="text-small leading-4 text-muted sm:whitespace-nowrap"
        title={
          unsubscribed
            ? t`This person has unsubscribed from your organisation’s emails. Contact them another way.`
            : undefined
        }
      >
        {facts.length > 0 ? facts.join(' · ') : <Latest {...person} />}
      </div>
    </div>
  );
}

/** When they finished; before that, the last email to them. */
function Latest({
  completed_at,
  invited_at,
  reminded_at,
  permission_asked_at,
  status,
}: CampaignPerson) {
  const { t } = useLingui();
  if (completed_at) {
    return (
      <time dateTime={completed_at} title={momentInShort(completed_at)}>
        {dayInShort(completed_at)}
      </time>
    );
  }
  if (status === 'anonymised') return null;
  const emails = [
    [msg`Invitation`, invited_at],
    [msg`Reminder`, reminded_at],
    [msg`Permission request`, permission_asked_at],
  ] as const;
  const [kind, at] = emails.reduce((last, one) => ((one[1] ?? '') > (last[1] ?? '') ? one : last));
  if (!at) return null;
  const email = t(kind);
  const ago = agoInWords(at);
  return (
    <time dateTime={at} title={momentInShort(at)}>
      {t`${email} ${ago}`}
    </time>
  );
}
