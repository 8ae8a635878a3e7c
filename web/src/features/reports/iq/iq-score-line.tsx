import { ScoreLine } from '../../../ui/charts/score-line.tsx';
import { range } from '../words.ts';
import type { IqTabularRow } from './api.ts';

type Score = IqTabularRow['scores'][number];

/** A score with its confidence range on the model's scale, which has no numbers of people behind it. */
export function IqScoreLine({ score }: { score: Score }) {
  const { name, inWords, right, asked, iq, interval, tInterval } = score;
  const words = `${name}: ${inWords}, ${right} of ${asked} right, model score ${iq} (provisional), between ${interval[0]} and ${interval[1]}`;
  return <ScoreLine score={{ ...score, interval: tInterval }} hue="logical" label={words} />;
}

/** What stands beside the line, for the eye alone: the line says it itself. */
export function IqInWords({ score }: { score: Score }) {
  const { inWords, right, asked, iq, interval } = score;
  return (
    <>
      <span className="block font-semibold">{inWords}</span>
      <span className="block text-tiny text-muted">
        {right} of {asked} right
      </span>
      <span className="block text-tiny text-muted">
        <span className="whitespace-nowrap">provisional model score {iq},</span>{' '}
        <span className="whitespace-nowrap">{range(interval)}</span>
      </span>
    </>
  );
}
