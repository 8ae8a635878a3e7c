import { nameOf } from '@assay/contract/person-name';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { StatusDot } from '../../ui/text/status.tsx';
import type { Column } from '../../ui/tables/table.tsx';
import type { Candidate } from './api.ts';
import { PersonName } from './people-columns.tsx';

interface CandidateColumns {
  /** The test that the list is narrowed to, if it is another one than personality. */
  other: string | undefined;
  /** Whether the person is in the success profile already. */
  added: (person: Candidate) => boolean;
  chosen: (person: Candidate) => boolean;
  onChoose: (person: Candidate, wanted: boolean) => void;
}

const chooseWords = (name: string) => t`Select ${name}`;

/** People who can be added, a row for a person. */
export function candidateColumns(props: CandidateColumns): readonly Column<Candidate>[] {
  const { other, added, chosen, onChoose } = props;
  return [
    {
      id: 'name',
      header: <Trans>Name</Trans>,
      className: 'sm:max-w-90 sm:min-w-52',
      cell: (person) => (
        <div className="flex items-start gap-3">
          <input
            type="checkbox"
            className="choice mt-0.5"
            aria-label={chooseWords(nameOf(person))}
            disabled={added(person)}
            checked={added(person) || chosen(person)}
            onChange={({ target }) => onChoose(person, target.checked)}
          />
          <PersonName id={person.id} person={person} />
        </div>
      ),
    },
    {
      id: 'test',
      header: other ?? <Trans>Personality test</Trans>,
      cell: (person) => <TestState {...person} />,
    },
    {
      id: 'counts',
      header: <Trans>For the comparison</Trans>,
      className: 'sm:max-w-72',
      cell: (person) =>
        added(person) ? (
          <span className="text-muted">
            <Trans>Already added</Trans>
          </span>
        ) : (
          <Missing
            permission={person.permission}
            tested={other !== undefined || person.test === 'completed'}
          />
        ),
    },
  ];
}

function TestState({ permission, test }: Candidate) {
  // Without permission, nothing of what they did is told.
  if (!permission || test === null) return <span className="text-muted">—</span>;
  const { tone, words } = {
    completed: { tone: 'good' as const, words: <Trans>Completed</Trans> },
    in_progress: { tone: 'accent' as const, words: <Trans>In progress</Trans> },
    asked: { tone: 'open' as const, words: <Trans>Not started</Trans> },
  }[test];
  return <StatusDot tone={tone}>{words}</StatusDot>;
}

/** What keeps a person’s reviews from being compared, as far as it is known here. */
function Missing({ permission, tested }: { permission: boolean; tested: boolean }) {
  if (permission && tested) return <span className="text-muted">—</span>;
  return (
    <span className="text-small text-muted">
      {permission ? (
        <Trans>Counts once the personality test is completed</Trans>
      ) : (
        <Trans>Can be reviewed once permission is given</Trans>
      )}
    </span>
  );
}
