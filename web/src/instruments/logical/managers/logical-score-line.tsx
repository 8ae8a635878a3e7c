import { Trans, useLingui } from '@lingui/react/macro';
import { ScoreLine } from '../../../ui/charts/score-line.tsx';
import { range } from '../../../features/reports/words.ts';
import type { LogicalTabularRow } from './api.ts';

type Score = LogicalTabularRow['scores'][number];

/** A score with its confidence range on the model's scale, which has no numbers of people behind it; words where it has no number. */
export function LogicalScoreLine({ score }: { score: Score }) {
  const { t } = useLingui();
  const { code, name, inWords, right, asked, iq, interval, tInterval, sten, percentile } = score;
  const isShort = iq === null || interval === null || tInterval === null;
  if (isShort || score.t === null || sten === null || percentile === null) {
    return <span className="sr-only">{t`${name}: ${inWords}, ${right} of ${asked} correct`}</span>;
  }
  const [from, to] = interval;
  const words = t`${name}: ${inWords}, ${right} of ${asked} correct, model score ${iq} (provisional), between ${from} and ${to}`;
  const line = { code, name, t: score.t, interval: tInterval, sten, percentile };
  return <ScoreLine score={line} hue="blue" label={words} />;
}

/** What stands beside the line, for the eye alone: the line says it itself. */
export function LogicalInWords({ score }: { score: Score }) {
  const { inWords, right, asked, iq, interval } = score;
  return (
    <>
      <span className="block font-semibold">{inWords}</span>
      <span className="block text-tiny text-muted">
        <Trans>
          {right} of {asked} correct
        </Trans>
      </span>
      {iq !== null && interval !== null && <ModelScore iq={iq} within={range(interval)} />}
    </>
  );
}

function ModelScore({ iq, within }: { iq: number; within: string }) {
  return (
    <span className="block text-tiny text-muted">
      <Trans>
        <span className="whitespace-nowrap">provisional model score {iq},</span>{' '}
        <span className="whitespace-nowrap">{within}</span>
      </Trans>
    </span>
  );
}
