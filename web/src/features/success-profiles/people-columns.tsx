import { nameOf, type Named } from '@assay/contract/person-name';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { dayInShort } from '../../lib/moments.ts';
import { Button } from '../../ui/actions/button.tsx';
import { PersonLink } from '../../ui/actions/person-link.tsx';
import { StatusDot } from '../../ui/text/status.tsx';
import type { Column } from '../../ui/tables/table.tsx';
import type { ProfilePerson, SuccessProfile } from './api.ts';
import { ReviewLink } from './review-link.tsx';

/** The people of a success profile, a row for a person. */
export function peopleColumns(
  profile: Pick<SuccessProfile, 'id' | 'category'>,
  onRemove: (person: ProfilePerson) => void,
): readonly Column<ProfilePerson>[] {
  return [
    {
      id: 'name',
      header: <Trans>Name</Trans>,
      className: 'sm:max-w-80 sm:min-w-48',
      cell: (person) => <PersonName id={person.subject_id} person={person} />,
    },
    {
      id: 'test',
      header: <Trans>Personality test</Trans>,
      cell: (person) => <TestState {...person} />,
    },
    {
      id: 'reviewers',
      header: <Trans>Reviewers</Trans>,
      cell: ({ reviewers, last_reviewed_at: at }) =>
        reviewers === 0 ? (
          <span className="text-muted">
            <Trans>None yet</Trans>
          </span>
        ) : (
          <div className="grid max-sm:justify-items-end">
            <span>{plural(reviewers, { one: '# reviewer', other: '# reviewers' })}</span>
            {at && (
              <span className="text-small text-muted">
                <LatestDay at={at} />
              </span>
            )}
          </div>
        ),
    },
    {
      id: 'own',
      header: <Trans>Your review</Trans>,
      cell: (person) => (
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 max-sm:justify-end">
          <OwnState {...person} />
          {person.permission && <ReviewLink profile={profile} person={person} />}
        </div>
      ),
    },
    {
      id: 'remove',
      header: <Trans>Remove</Trans>,
      hideHeader: true,
      atFoot: true,
      align: 'end',
      cell: (person) => (
        <Button
          look="plain"
          className="max-sm:-ml-4"
          aria-label={removeWords(nameOf(person))}
          onClick={() => onRemove(person)}
        >
          <Trans>Remove</Trans>
        </Button>
      ),
    },
  ];
}

const removeWords = (name: string) => t`Remove ${name}`;

function LatestDay({ at }: { at: string }) {
  const day = dayInShort(at);
  return <Trans>latest {day}</Trans>;
}

interface PersonNameProps {
  /** Of the person; that of a row in a profile is another one. */
  id: number;
  person: Named;
}

export function PersonName({ id, person }: PersonNameProps) {
  const name = nameOf(person);
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <PersonLink id={id}>{name}</PersonLink>
      {name !== person.email && <div className="text-small text-muted">{person.email}</div>}
    </div>
  );
}

/** Whether there is a result to set beside the ratings. */
function TestState({ permission, tested }: ProfilePerson) {
  if (!permission) {
    return (
      <StatusDot tone="warn">
        <Trans>No permission</Trans>
      </StatusDot>
    );
  }
  return tested ? (
    <StatusDot tone="good">
      <Trans>Completed</Trans>
    </StatusDot>
  ) : (
    <StatusDot tone="open">
      <Trans>Not completed</Trans>
    </StatusDot>
  );
}

function OwnState({ own, own_reviewed_at: at }: ProfilePerson) {
  if (own === 'given' && at) {
    const day = dayInShort(at);
    return (
      <StatusDot tone="good">
        <Trans>Given {day}</Trans>
      </StatusDot>
    );
  }
  return own === 'draft' ? (
    <StatusDot tone="accent">
      <Trans>Draft</Trans>
    </StatusDot>
  ) : (
    <StatusDot tone="open">
      <Trans>Not given yet</Trans>
    </StatusDot>
  );
}
