import { ScoreLine, usePercentileInWords } from '../../../ui/charts/score-line.tsx';
import { range } from '../words.ts';
import type { IqTabularRow } from './api.ts';

type Score = IqTabularRow['scores'][number];

/** A score with its band; the line from T 20 to 80 is the one from IQ 55 to 145. */
export function IqScoreLine({ score }: { score: Score }) {
  const percentileInWords = usePercentileInWords();
  const { name, iq, interval, tInterval, sten, percentile } = score;
  const words = `${name}: IQ ${iq}, between ${interval[0]} and ${interval[1]}, sten ${sten}, ${percentileInWords(percentile)} of the norm group`;
  return <ScoreLine score={{ ...score, interval: tInterval }} hue="logical" label={words} />;
}

/** What stands beside the line, for the eye alone: the line says it itself. */
export function IqInWords({ score: { iq, interval, band } }: { score: Score }) {
  return (
    <>
      <span className="font-semibold">IQ {iq}</span>, {band}
      <span className="block text-tiny text-muted">{range(interval)}</span>
    </>
  );
}
