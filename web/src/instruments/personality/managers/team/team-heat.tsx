import { nameOf } from '@assay/contract/person-name';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { HeatMap } from '../../../../ui/charts/heat-map.tsx';
import type { PersonalityComparison } from '../../../../features/reports/api.ts';
import { inOrder, number } from '../../../../features/reports/words.ts';
import { ScaleLists } from './scale-lists.tsx';

interface TeamHeatProps {
  comparison: PersonalityComparison;
}

/** Scales by people: who is high and low in what. On a phone a list for each scale. */
export function TeamHeat({ comparison }: TeamHeatProps) {
  const { t } = useLingui();
  const { members, scales } = comparison;
  const [all, setAll] = useState(false);
  const rows = inOrder(scales).filter(({ kind }) => all || kind === 'factor');
  return (
    <Card
      title={t`Scores by person`}
      note={t`T-scores: 50 is the mean of the norm group, 10 its standard deviation. Neither end is good or bad.`}
      actions={
        <Button className="print:hidden" aria-pressed={all} onClick={() => setAll(!all)}>
          {all ? t`Show factors only` : t`Show all scales`}
        </Button>
      }
    >
      <div className="max-sm:hidden">
        <HeatMap
          caption={t`T-scores by scale and person`}
          corner={t`Scale`}
          rows={rows.map(({ code, name, kind }) => ({
            key: code,
            name,
            strong: kind === 'factor',
          }))}
          columns={members.map(({ subject }) => ({ key: subject.id, name: nameOf(subject) }))}
          values={rows.map(({ code }) =>
            members.map(({ scores }) => scores.find((score) => score.code === code)?.t ?? null),
          )}
          scale={{ low: 25, middle: 50, high: 75 }}
          legend={[t`lower`, t`higher`]}
          hue="violet"
          format={(score) => number(score)}
          empty={t`No one to compare`}
        />
      </div>
      <div className="sm:hidden">
        <ScaleLists rows={rows} members={members} />
      </div>
    </Card>
  );
}
