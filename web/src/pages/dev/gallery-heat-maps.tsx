import { Card } from '../../ui/page/card.tsx';
import { CorrelationHeatMap } from '../../ui/charts/correlation-heat-map.tsx';
import { HeatMap } from '../../ui/charts/heat-map.tsx';

const scales = [
  'Openness',
  'Intellect',
  'Adventurousness',
  'Imagination',
  'Conscientiousness',
  'Orderliness',
];
const names = [
  'Grace Hopper',
  'Edsger Dijkstra',
  'Barbara Liskov',
  'Tony Hoare',
  'Extraordinarily'.repeat(5),
];
const people = Array.from({ length: 50 }, (_, index) => ({
  key: index,
  name: names[index] ?? `Person ${index + 1}`,
}));

/** Looks random and stays the same. */
const noise = (seed: number) => Math.sin(seed * 12.9898) * 0.5 + Math.sin(seed * 78.233) * 0.5;

const matrix = (size: number) =>
  Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) =>
      row === column ? 1 : noise((Math.min(row, column) + 1) * 50 + Math.max(row, column)),
    ),
  );

const likeness = { caption: 'Likeness of profiles', corner: 'Person', empty: 'Nobody yet' };
const legend = ['opposite', 'alike'] as const;

export function HeatMaps() {
  return (
    <div className="grid gap-6">
      <Card
        title="A team, scale by scale"
        note="T-scores; one person was not measured on one scale."
      >
        <HeatMap
          caption="T-scores of a team"
          corner="Scale"
          rows={scales.map((name, index) => ({ key: name, name, strong: index % 4 === 0 }))}
          columns={people.slice(0, 9)}
          values={scales.map((_, row) =>
            people.map(({ key }) =>
              row === 1 && key === 2 ? null : 50 + 28 * noise(row * 60 + key),
            ),
          )}
          scale={{ low: 20, middle: 50, high: 80 }}
          legend={['lower', 'higher']}
          hue="violet"
          empty="Nobody yet"
        />
      </Card>
      <Card title="Five people with each other">
        <CorrelationHeatMap
          {...likeness}
          legend={legend}
          names={people.slice(0, 5)}
          matrix={matrix(5)}
        />
      </Card>
      <Card title="Fifty people with each other" note="Scrolls inside; the names stay.">
        <CorrelationHeatMap
          {...likeness}
          caption="Likeness of fifty profiles"
          legend={legend}
          names={people}
          matrix={matrix(50)}
        />
      </Card>
      <Card title="Nobody">
        <CorrelationHeatMap {...likeness} legend={legend} names={[]} matrix={[]} />
      </Card>
    </div>
  );
}
