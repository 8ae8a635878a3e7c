import { Detail } from '../../../ui/detail-list.tsx';
import { Pill } from '../../../ui/status.tsx';

export interface ItemStatisticsProps {
  /** Share of points that people got, 0 nobody to 1 everybody; null while too few were asked. */
  difficulty: number | null;
  /** Correlation with the score on the other questions, -1 to 1; null while too few were asked. */
  discrimination: number | null;
  /** People who were asked. */
  exposure: number;
  /** Why the key deserves another look; null where nothing is odd. */
  alarm: string | null;
}

const decimals = (value: number) => value.toFixed(2).replace('-', '−');

/** In the row of a question: what those who were asked say of it. */
export function ItemStatistics({
  difficulty,
  discrimination,
  exposure,
  alarm,
}: ItemStatisticsProps) {
  return (
    <>
      <span>Asked {exposure} times</span>
      {difficulty !== null && <span>difficulty {decimals(difficulty)}</span>}
      {discrimination !== null && <span>item-rest r {decimals(discrimination)}</span>}
      {alarm && (
        <span title={alarm}>
          <Pill tone="warn">Check the key</Pill>
        </span>
      )}
    </>
  );
}

/** On the screen of a question, with what the numbers mean. */
export function ItemStatisticsDetails(props: ItemStatisticsProps) {
  const { difficulty, discrimination, exposure, alarm } = props;
  return (
    <>
      <Detail label="Asked">{exposure} times</Detail>
      <Detail label="Difficulty">
        {difficulty === null
          ? 'Not known yet: too few were asked.'
          : `${decimals(difficulty)}: the share of its points that people get.`}
      </Detail>
      <Detail label="Discrimination">
        {discrimination === null
          ? 'Not known yet: too few were asked.'
          : `${decimals(discrimination)}: how far a right answer goes with doing well on the rest.`}
      </Detail>
      {alarm && <Detail label="Key">{alarm}</Detail>}
    </>
  );
}
