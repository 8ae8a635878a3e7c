import { factsOf, type TestId } from '@assay/contract/instruments';
import { nameOf } from '@assay/contract/person-name';
import { plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { agoInWords, momentInShort } from '../../lib/moments.ts';
import { PersonName } from '../../ui/text/person-name.tsx';
import { RowChoice } from '../../ui/tables/row-choice.tsx';
import type { Column } from '../../ui/tables/table.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import type { Person } from './api.ts';
import { ScoreCell } from '../../ui/charts/score-cell.tsx';
import type { ColumnName } from './use-columns.ts';

interface PeopleColumns {
  hidden: readonly ColumnName[];
  score: { test: TestId; name: string } | undefined;
  /** Name of the profile whose fit has a column. */
  profile: string | undefined;
  /** Groups of more than one person whose bands overlap, by the number in their rows. */
  ties: ReadonlySet<number>;
  /** What the list is ordered by: ties are about that column. */
  order: string;
  chosen: (person: Person) => boolean;
  onChoose: (person: Person, wanted: boolean) => void;
  onAsk: (person: Person) => void;
  statusOf: (person: Person) => ReactNode;
  stageOf: (stage: NonNullable<Person['stage']>) => ReactNode;
  testsOf: (person: Person) => ReactNode;
  labelsOf: (person: Person) => ReactNode;
}

const choosePerson = (name: string) => t`Select ${name}`;

/** Everybody whom the organisation has invited, a row for a person. */
export function peopleColumns(props: PeopleColumns): readonly Column<Person>[] {
  const { hidden, score, profile, ties, chosen, onChoose, labelsOf } = props;
  const by = props.order.replace('-', '');
  const tieOf = ({ tie }: Person) => (tie !== null && ties.has(tie) ? tie : null);
  const columns: (Column<Person> | false)[] = [
    {
      id: 'name',
      header: <Trans>Name</Trans>,
      order: 'name',
      className: 'sm:max-w-90 sm:min-w-52',
      cell: (person) => (
        <div className="flex items-center gap-3">
          <RowChoice
            label={choosePerson(nameOf(person))}
            checked={chosen(person)}
            onChange={(wanted) => onChoose(person, wanted)}
          />
          <PersonName id={person.id} name={nameOf(person)} email={person.email}>
            {person.labels.length > 0 && labelsOf(person)}
          </PersonName>
        </div>
      ),
    },
    {
      id: 'status',
      header: <Trans>Status</Trans>,
      cell: (person) => <State person={person} {...props} />,
    },
    {
      id: 'stage',
      header: <Trans>Stage</Trans>,
      cell: ({ stage }) => (stage ? props.stageOf(stage) : <span className="text-muted">—</span>),
    },
    { id: 'tests', header: <Trans>Tests</Trans>, cell: props.testsOf },
    score !== undefined && {
      id: 'score',
      header: <Measured>{score.name}</Measured>,
      order: 'score',
      cell: (person) => (
        <ScoreCell
          name={score.name}
          score={person.tests.find(({ id }) => id === score.test)?.score ?? null}
          hue={factsOf(score.test)?.hue ?? 'accent'}
          tie={by === 'score' ? tieOf(person) : null}
        />
      ),
    },
    profile !== undefined && {
      id: 'fit',
      header: <Measured>{t`Fit with ${profile}`}</Measured>,
      order: 'fit',
      cell: (person) => (
        <ScoreCell
          name={t`Fit with ${profile}`}
          score={person.fit}
          hue="violet"
          tie={by === 'fit' ? tieOf(person) : null}
        />
      ),
    },
    {
      id: 'campaign',
      header: <Trans>Campaign</Trans>,
      className: 'sm:max-w-56',
      cell: (person) => <Campaign {...person} />,
    },
    {
      id: 'activity',
      header: <Trans>Last activity</Trans>,
      order: 'last_activity',
      cell: ({ last_activity_at: at }) =>
        at ? (
          <time dateTime={at} title={momentInShort(at)} className="whitespace-nowrap text-muted">
            {agoInWords(at)}
          </time>
        ) : (
          <span className="text-muted">—</span>
        ),
    },
  ];
  return columns.filter(
    (column): column is Column<Person> =>
      column !== false && !hidden.some((name) => name === column.id),
  );
}

/** What a column of scores is about; a long name takes no room from the others where they stand beside it. */
function Measured({ children }: { children: string }) {
  return (
    <span title={children} className="sm:inline-block sm:max-w-36 sm:truncate sm:align-bottom">
      {children}
    </span>
  );
}

function State({ person, statusOf, onAsk }: PeopleColumns & { person: Person }) {
  const { t } = useLingui();
  const { permission, permission_asked, status } = person;
  const name = nameOf(person);
  const hidden = !permission && (status === 'completed' || status === 'in_progress');
  return (
    <div className="leading-5 max-sm:text-right">
      {statusOf(person)}
      {!permission && permission_asked && (
        <div className="text-small leading-4 text-muted sm:whitespace-nowrap">
          <Trans>Permission requested</Trans>
        </div>
      )}
      {hidden && !permission_asked && (
        <button
          type="button"
          aria-label={t`Request permission from ${name}`}
          className="block rounded-small text-left text-small leading-4 text-accent sm:whitespace-nowrap underline underline-offset-3 pointer-coarse:min-h-11"
          onClick={() => onAsk(person)}
        >
          <Trans>Request permission</Trans>
        </button>
      )}
    </div>
  );
}

/** The one that was asked for or invited them last, and how many others did. */
function Campaign({ campaign, campaigns_count: count }: Person) {
  const others = count - 1;
  return (
    <div className="leading-5 max-sm:text-right">
      {/* With a line below it has one line; the space around keeps the ring of the focus whole. */}
      <div
        className={others > 0 ? 'sm:-m-1 sm:max-w-40 sm:truncate sm:p-1' : ''}
        title={others > 0 ? campaign.name : undefined}
      >
        <TextLink to="/admin/assessments/view/$id" params={{ id: String(campaign.id) }}>
          {campaign.name}
        </TextLink>
      </div>
      {others > 0 && (
        <div className="text-small leading-4 text-muted">
          {plural(others, { one: 'and # other', other: 'and # others' })}
        </div>
      )}
    </div>
  );
}
