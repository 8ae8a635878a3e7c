import { Card } from '../../ui/page/card.tsx';
import { Density } from '../../ui/charts/density.tsx';
import { ProgressBar } from '../../ui/charts/progress-bar.tsx';
import { ScoreLine } from '../../ui/charts/score-line.tsx';
import type { Score } from '../../ui/charts/score-line.tsx';
import { ScoreTable } from '../../ui/charts/score-table.tsx';
import { Series } from '../../ui/charts/series.tsx';

const hues = ['violet', 'blue', 'rust', 'rose', 'olive', 'slate', 'plum'] as const;

const scores: readonly Score[] = [
  { code: 'O', name: 'Openness', t: 61, interval: [53, 69], sten: 8, percentile: 86, target: 55 },
  { code: 'C', name: 'Conscientiousness', t: 22, interval: [18, 30], sten: 1, percentile: 0.3 },
  { code: 'E', name: 'Extraversion', t: 79, interval: [70, 86], sten: 10, percentile: 99.8 },
  {
    code: 'E1',
    name: 'Friendliness',
    t: 50,
    interval: [40, 60],
    sten: 5,
    percentile: 50,
    facet: true,
  },
];

const shares = [
  0, 0, 0.01, 0.01, 0.02, 0.02, 0.04, 0.05, 0.07, 0.09, 0.12, 0.15, 0.15, 0.12, 0.08, 0.04, 0.02,
  0.01, 0, 0,
];
const round = (value: number) => value.toFixed(0);

const performance = [
  { at: '2025-01-15', value: 3.1, band: [2.7, 3.5] },
  { at: '2025-07-10', value: 3.4, band: [3.1, 3.7] },
  { at: '2025-12-12', value: null },
  { at: '2026-03-02', value: 3.9, band: [3.5, 4.3] },
  { at: '2026-11-14', value: 4.1, band: [3.8, 4.4] },
] as const;
const engagement = [
  { at: '2025-01-15', value: 3.9 },
  { at: '2025-07-10', value: 3.6 },
  { at: '2026-03-02', value: 3.2 },
  { at: '2026-11-14', value: 3.5 },
] as const;
const grade = (value: number) => value.toFixed(1);

export function Charts() {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card flush title="Scores">
        <div className="grid gap-4 px-5 pb-4 sm:px-6">
          {scores.map((score, index) => (
            <div key={score.code}>
              {score.name}
              <ScoreLine score={score} hue={hues[index] ?? 'accent'} />
            </div>
          ))}
        </div>
        <ScoreTable title="Scores" scores={scores} targetName="Software & IT" />
      </Card>
      <Card title="Progress">
        <div className="grid gap-4">
          {[0, 1, 76, 152].map((value, index) => (
            <ProgressBar
              key={value}
              value={value}
              max={152}
              hue={hues[index] ?? 'accent'}
              label={`${value} of 152`}
            />
          ))}
          <ProgressBar value={0} max={0} label="Of nothing" />
        </div>
      </Card>
      <Card
        title="Density from shares"
        note="Fit, with the person, the error and the typical half."
      >
        <Density
          title="Fit to Software & IT"
          label="Fit 78, between 70 and 85; typical people get 50 to 64."
          domain={[0, 100]}
          spread={{ shares }}
          quartiles={[50, 64]}
          marker={{ at: 78, band: [70, 85], label: '78' }}
          hue="violet"
          format={round}
          empty="Nobody to compare with yet"
          ends={['poor fit', 'perfect fit']}
        />
      </Card>
      <Card title="Density from mean and spread" note="A marker beyond the end stays at it.">
        <Density
          title="T-scores"
          label="T-scores of the norm group, mean 50, standard deviation 10; this person is above 80."
          domain={[20, 80]}
          spread={{ mean: 50, sd: 10 }}
          marker={{ at: 84, band: [76, 92], label: 'T 84' }}
          format={round}
          empty="Nobody to compare with yet"
        />
      </Card>
      <Card title="Density of nobody">
        <Density
          title="Nobody"
          label="No results yet."
          domain={[0, 100]}
          spread={{ shares: [] }}
          format={round}
          empty="Nobody to compare with yet"
        />
      </Card>
      <Card title="Two series" note="With a gap in the first.">
        <Series
          title="Performance and engagement"
          label="Performance rises from 3.1 to 4.1, engagement falls from 3.9 to 3.5."
          domain={[1, 5]}
          series={[
            { name: 'Performance', points: performance },
            { name: 'Engagement', points: engagement, hue: 'rose' },
          ]}
          format={grade}
          empty="No reviews yet"
        />
      </Card>
      <Card title="One point">
        <Series
          title="Performance"
          label="Performance 3.1 on 15 January 2025."
          domain={[1, 5]}
          series={[{ name: 'Performance', points: performance.slice(0, 1) }]}
          format={grade}
          empty="No reviews yet"
        />
      </Card>
      <Card title="No point">
        <Series
          title="Performance"
          label="No reviews yet."
          domain={[1, 5]}
          series={[{ name: 'Performance', points: [] }]}
          empty="No reviews yet"
        />
      </Card>
    </div>
  );
}
