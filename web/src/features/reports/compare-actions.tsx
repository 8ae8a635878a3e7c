import type { ComparedInstrument } from '@assay/contract/instruments';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { comparisonPath } from './comparison-path.ts';
import { people } from './words.ts';

interface CompareActionsProps {
  test: ComparedInstrument;
  campaign: number;
  chosen: readonly number[];
  /** Whether the organisation may compare more than two. */
  team: boolean;
  onClear: () => void;
}

/** What can be done with the chosen people. */
export function CompareActions(props: CompareActionsProps) {
  const { test, campaign, chosen, team, onClear } = props;
  const { t } = useLingui();
  const [first, second] = chosen;
  const count = people(chosen.length);
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <span role="status" className="text-small text-muted">
        {chosen.length === 1 ? t`${count} chosen, choose another to compare` : t`${count} chosen`}
      </span>
      {chosen.length === 2 && first !== undefined && second !== undefined && (
        <ButtonLink
          look="primary"
          to={comparisonPath(test)}
          params={{ first: String(first), second: String(second) }}
          search={{ campaign }}
          preload={false}
        >
          <Trans>Compare the two</Trans>
        </ButtonLink>
      )}
      {team && chosen.length >= 2 && (
        <ButtonLink
          look={chosen.length > 2 ? 'primary' : 'quiet'}
          to="/admin/report/personality-test/team-compare"
          search={{ campaign, subjects: [...chosen] }}
          preload={false}
        >
          <Trans>Compare as a team</Trans>
        </ButtonLink>
      )}
      {!team && chosen.length > 2 && (
        <span className="text-small text-muted">
          <Trans>Only two can be compared.</Trans>
        </span>
      )}
      <Button look="plain" onClick={onClear}>
        <Trans>Clear selection</Trans>
      </Button>
    </div>
  );
}
