import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/button-link.tsx';
import { comparisonPaths } from './comparison-paths.ts';

interface CompareLinksProps {
  campaign: number;
  people: readonly number[];
  /** Whether the organisation may compare more than two. */
  team: boolean;
}

/** Two people side by side in personality, or more of them as a team. */
export function CompareLinks({ campaign, people, team }: CompareLinksProps) {
  const [first, second] = people;
  if (first === undefined || second === undefined) return null;
  if (people.length === 2) {
    return (
      <ButtonLink
        to={comparisonPaths.personality}
        params={{ first: String(first), second: String(second) }}
        search={{ campaign }}
        preload={false}
      >
        <Trans>Compare the two</Trans>
      </ButtonLink>
    );
  }
  return (
    team && (
      <ButtonLink
        to="/admin/report/personality-test/team-compare"
        search={{ campaign, subjects: [...people] }}
        preload={false}
      >
        <Trans>Compare as a team</Trans>
      </ButtonLink>
    )
  );
}
