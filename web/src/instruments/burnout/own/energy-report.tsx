import type { OwnBurnout, StrainScore } from '@assay/contract/burnout';
import { Trans, useLingui } from '@lingui/react/macro';
import { textHue } from '../../../ui/charts/hue.ts';

const per = (value: number) => `${value.toFixed(2)}%`;
/** Where another band begins: “often” and “now and then” on average. */
const limits = [25, 50];

/** The band of the energy, which is what strain leaves of 100. */
export function energyInterval({ interval: [from, to] }: StrainScore): [number, number] {
  return [100 - to, 100 - from];
}

/** Energy from 0 to 100 as a dot with its band; thin marks where another band begins. */
export function EnergyLine({ name, score }: { name: string; score: StrainScore }) {
  const { t } = useLingui();
  const bandInWords = useBandInWords();
  const energy = 100 - score.score;
  const interval = energyInterval(score);
  const [value, from, to] = [energy, ...interval].map(Math.round);
  const band = bandInWords(score.band);
  return (
    <svg
      role="img"
      aria-label={t`${name}: ${value} of 100, between ${from} and ${to}. ${band}`}
      width="100%"
      height="26"
      className={`score-line block overflow-visible ${textHue.rose}`}
    >
      <rect x="0" width="100%" y="12" height="2" rx="1" className="fill-line" />
      {limits.map((limit) => (
        <rect key={limit} x={per(limit)} width="1" y="5" height="16" className="fill-muted" />
      ))}
      <rect
        x={per(interval[0])}
        width={per(interval[1] - interval[0])}
        y="8"
        height="10"
        rx="5"
        fill="currentColor"
        opacity="0.3"
      />
      <circle
        cx={per(energy)}
        cy="13"
        r="7"
        fill="currentColor"
        strokeWidth="2"
        className="stroke-surface"
      />
    </svg>
  );
}

/** What stands below a line where there is room. */
export function EnergyAxis() {
  return (
    <div aria-hidden className="relative mt-0.5 h-4 text-tiny text-muted">
      <Trans comment="parts of a line from little to much energy">
        <span className="absolute left-0">low</span>
        <span className="absolute left-1/4 pl-1.5">moderate</span>
        <span className="absolute left-1/2 pl-1.5">high</span>
      </Trans>
    </div>
  );
}

/** The bands are of strain on the wire: where strain is low, energy is high. */
export function useBandInWords() {
  const { t } = useLingui();
  return (band: StrainScore['band']) =>
    ({
      low: t`High energy`,
      moderate: t`Moderate energy`,
      high: t`Low energy`,
      severe: t`Very low energy`,
    })[band];
}

/** One part: its line, its words and what can help. */
export function EnergyPart({ part }: { part: OwnBurnout['scores'][number] }) {
  const bandInWords = useBandInWords();
  const { name, band, text, help, nearLimit } = part;
  return (
    <li className="break-inside-avoid border-t border-line px-5 py-5 sm:px-6">
      <div className="grid items-center gap-x-8 gap-y-1.5 sm:grid-cols-[1fr_15rem]">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="font-sans text-body font-semibold tracking-normal">{name}</h3>
          <span className="text-small font-medium text-rose">{bandInWords(band)}</span>
        </div>
        <EnergyLine name={name} score={part} />
      </div>
      <p className="mt-2 max-w-reading">{text}</p>
      {nearLimit && <NearLimit />}
      <h4 className="mt-3 text-small font-semibold">
        <Trans>What can help</Trans>
      </h4>
      <ul className="mt-1 grid max-w-reading list-disc gap-1 pl-5 text-small text-muted">
        {help.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </li>
  );
}

/** Chance alone decides between two bands. */
export function NearLimit() {
  return (
    <p className="mt-1.5 max-w-reading text-small text-muted">
      <Trans>
        This is close to the limit of another band; on another day your result might fall into that
        one.
      </Trans>
    </p>
  );
}
