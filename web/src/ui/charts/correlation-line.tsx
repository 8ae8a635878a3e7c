import { useLingui } from '@lingui/react/macro';
import { coefficientInShort } from './coefficient.ts';
import { DotLine } from './dot-line.tsx';
import type { Hue } from './hue.ts';
import { per, placeOn } from './scale.ts';

interface CorrelationLineProps {
  name: string;
  r: number;
  /** 95 %. */
  interval: readonly [number, number];
  /** Nineteen of twenty correlations of chance lie between this and its negative: the pale range behind the line. */
  chance: number | null;
  hue?: Hue;
}

const domain = [-1, 1] as const;

/** Where a correlation lies. */
const at = (r: number) => placeOn(domain, r);

/** A correlation as a dot with its range, on a line from −1 to 1 with 0 in the middle. */
export function CorrelationLine(props: CorrelationLineProps) {
  const { name, r, interval, chance, hue = 'violet' } = props;
  const { t } = useLingui();
  const [value, from, to] = [r, ...interval].map(coefficientInShort);
  return (
    <DotLine
      label={t`${name}: correlation ${value}, between ${from} and ${to}`}
      hue={hue}
      value={at(r)}
      band={[at(interval[0]), at(interval[1])]}
    >
      {chance !== null && (
        <rect
          x={per(at(-chance))}
          width={per(at(chance) - at(-chance))}
          y="1"
          height="24"
          rx="4"
          className="fill-line/70"
        />
      )}
      <rect x="50%" width="2" y="3" height="20" transform="translate(-1)" className="fill-edge" />
    </DotLine>
  );
}
