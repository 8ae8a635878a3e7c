import type { SkillReport } from '@assay/contract/skill-reports';
import type { SkillStanding } from '@assay/contract/skill-tests';
import { Card } from '../../../ui/card.tsx';

/** The place among the organisation's own people and among all, where there are enough. */
export function StandingList({ standings }: Pick<SkillReport, 'standings'>) {
  return (
    <Card title="Compared with others">
      <dl className="grid gap-4">
        <div>
          <dt className="text-small text-muted">In your organisation</dt>
          <Standing standing={standings.organisation} />
        </div>
        <div>
          <dt className="text-small text-muted">Everywhere</dt>
          <Standing standing={standings.overall} />
        </div>
      </dl>
    </Card>
  );
}

function Standing({ standing }: { standing: SkillStanding | null }) {
  if (standing === null) return <dd>—</dd>;
  const { percentile, interval, note } = standing;
  return (
    <dd>
      {percentile !== null && interval !== null && (
        <p>
          <strong>Percentile {Math.round(percentile)}</strong>, between {Math.round(interval[0])}{' '}
          and {Math.round(interval[1])}
        </p>
      )}
      <p className="text-small text-muted">{note}</p>
    </dd>
  );
}
