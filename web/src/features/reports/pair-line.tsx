import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Hue } from '../../ui/charts/hue.ts';
import { textHue } from '../../ui/charts/hue.ts';
import { Dot, place, ScaleSvg, Track } from '../../ui/charts/scale-svg.tsx';
import { number } from './words.ts';

interface PairScore {
  t: number;
  interval: readonly [number, number];
}

interface PairLineProps {
  name: string;
  first: PairScore;
  second: PairScore;
  names: readonly [string, string];
  target: number | null;
}

/** Two people on one scale: a dot above, a ring below, each with its band. */
export function PairLine({ name, first, second, names, target }: PairLineProps) {
  const { t } = useLingui();
  const one = inWords(names[0], first);
  const other = inWords(names[1], second);
  const asked = number(target ?? 0);
  const label =
    target === null
      ? t`${name}: ${one}; ${other}`
      : t`${name}: ${one}; ${other}; the profile ${asked}`;
  return (
    <ScaleSvg label={label} height={40} target={target}>
      <Track y={12} interval={first.interval} />
      <Dot y={12} t={first.t} />
      <Track y={28} interval={second.interval} />
      <circle
        cx={place(second.t)}
        cy={28}
        r="5"
        stroke="currentColor"
        strokeWidth="2.5"
        className="fill-surface"
      />
    </ScaleSvg>
  );
}

function inWords(name: string, { t: score, interval }: PairScore): string {
  const [value, from, to] = [number(score), number(interval[0]), number(interval[1])];
  return t`${name} T ${value}, between ${from} and ${to}`;
}

interface PairLegendProps {
  names: readonly [string, string];
  hue?: Hue;
}

/** Whose dot and whose ring it is. */
export function PairLegend({ names: [first, second], hue = 'violet' }: PairLegendProps) {
  const face = `shrink-0 ${textHue[hue]}`;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-small [overflow-wrap:anywhere]">
      <li className="flex min-w-0 items-baseline gap-2">
        <svg aria-hidden width="12" height="12" className={face}>
          <circle cx="6" cy="6" r="6" fill="currentColor" />
        </svg>
        {first}
      </li>
      <li className="flex min-w-0 items-baseline gap-2">
        <svg aria-hidden width="12" height="12" className={face}>
          <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="2.5" />
        </svg>
        {second}
      </li>
    </ul>
  );
}
