import type { SkillReport } from '@assay/contract/skill-reports';
import type { SkillStanding } from '@assay/contract/skill-tests';
import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '../../../ui/page/card.tsx';

/** The place among the organisation's own people and among all, where there are enough. */
export function StandingList({ standings }: Pick<SkillReport, 'standings'>) {
  const { t } = useLingui();
  return (
    <Card title={t`Compared with others`}>
      <dl className="grid gap-4">
        <div>
          <dt className="text-small text-muted">
            <Trans>In your organisation</Trans>
          </dt>
          <Standing standing={standings.organisation} />
        </div>
        <div>
          <dt className="text-small text-muted">
            <Trans>In all organisations</Trans>
          </dt>
          <Standing standing={standings.overall} />
        </div>
      </dl>
    </Card>
  );
}

function Standing({ standing }: { standing: SkillStanding | null }) {
  if (standing === null) return <dd>—</dd>;
  const { percentile, interval, note } = standing;
  const [rank, from, to] = [percentile ?? 0, ...(interval ?? [])].map(Math.round);
  return (
    <dd>
      {percentile !== null && interval !== null && (
        <p>
          <Trans>
            <strong>Percentile {rank}</strong>, between {from} and {to}
          </Trans>
        </p>
      )}
      <p className="text-small text-muted">{note}</p>
    </dd>
  );
}
