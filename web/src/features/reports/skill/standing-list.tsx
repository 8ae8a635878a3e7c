import type { SkillReport } from '@assay/contract/skill-reports';
import type { SkillStanding } from '@assay/contract/skill-tests';
import { Card } from '../../../ui/card.tsx';
import { Detail, DetailList } from '../../../ui/detail-list.tsx';

/** The place among the organisation's own people and among all, where there are enough. */
export function StandingList({ standings }: Pick<SkillReport, 'standings'>) {
  return (
    <Card title="Compared with others">
      <DetailList>
        <Detail label="In your organisation">
          <Standing standing={standings.organisation} />
        </Detail>
        <Detail label="Everywhere">
          <Standing standing={standings.overall} />
        </Detail>
      </DetailList>
    </Card>
  );
}

function Standing({ standing }: { standing: SkillStanding | null }) {
  if (standing === null) return '—';
  const { percentile, interval, note } = standing;
  return (
    <>
      {percentile !== null && interval !== null && (
        <p>
          <strong>Percentile {Math.round(percentile)}</strong>, between {Math.round(interval[0])}{' '}
          and {Math.round(interval[1])}
        </p>
      )}
      <p className="text-small text-muted">{note}</p>
    </>
  );
}
