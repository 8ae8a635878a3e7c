import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { comparisonPaths } from './comparison-paths.ts';
import type { ComparedTest } from './search.ts';
import { people } from './words.ts';

interface CompareActionsProps {
  test?: ComparedTest;
  campaign: number;
  chosen: readonly number[];
  /** Whether the organisation may compare more than two. */
  team: boolean;
  onClear: () => void;
}

/** What can be done with the chosen people. */
export function CompareActions(props: CompareActionsProps) {
  const { test = 'personality', campaign, chosen, team, onClear } = props;
  const [first, second] = chosen;
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <span role="status" className="text-small text-muted">
        {people(chosen.length)} chosen{chosen.length === 1 && ', choose another to compare'}
      </span>
      {chosen.length === 2 && first !== undefined && second !== undefined && (
        <ButtonLink
          look="primary"
          to={comparisonPaths[test]}
          params={{ first: String(first), second: String(second) }}
          search={{ campaign }}
          preload={false}
        >
          Compare the two
        </ButtonLink>
      )}
      {team && chosen.length >= 2 && (
        <ButtonLink
          look={chosen.length > 2 ? 'primary' : 'quiet'}
          to="/admin/report/personality-test/team-compare"
          search={{ campaign, subjects: [...chosen] }}
          preload={false}
        >
          Compare as a team
        </ButtonLink>
      )}
      {!team && chosen.length > 2 && (
        <span className="text-small text-muted">Only two can be compared.</span>
      )}
      <Button look="plain" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
