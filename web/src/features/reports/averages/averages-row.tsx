import { t } from '@lingui/core/macro';
import { decimal } from '../../../lib/numbers.ts';
import { Dot, ScaleSvg, Track } from '../../../ui/charts/scale-svg.tsx';
import type { PersonalityAverages } from '../api.ts';
import { range } from '../words.ts';
import { apartInWords } from './beyond-chance.ts';

export interface ShownCampaign {
  letter: string;
  name: string;
  scales: NonNullable<PersonalityAverages['scales']>;
}

interface AveragesRowProps {
  code: string;
  campaigns: readonly ShownCampaign[];
}

/** One scale, a line for each campaign, and in words whether they lie apart. */
export function AveragesRow({ code, campaigns }: AveragesRowProps) {
  const means = campaigns.flatMap(({ letter, scales }) => {
    const scale = scales.find((one) => one.code === code);
    // Facet O6 is there for development campaigns only.
    return scale ? [{ ...scale, letter }] : [];
  });
  const [first] = means;
  if (!first) return null;
  const { words, apart } = apartInWords(means);
  return (
    <div className="grid min-w-0 items-center gap-x-6 gap-y-1 sm:grid-cols-[minmax(8rem,11rem)_1fr_9rem] print:grid-cols-[9rem_1fr_8rem] print:break-inside-avoid">
      <div className={first.kind === 'factor' ? 'font-semibold' : 'font-medium'}>{first.name}</div>
      <div className="grid gap-1">
        {means.map(({ letter, name, mean, interval, target }) => (
          <div
            key={letter}
            className="grid grid-cols-[1rem_1fr_auto] items-center gap-x-3 sm:grid-cols-[1rem_1fr_7.5rem]"
          >
            <span aria-hidden className="text-tiny font-semibold text-violet">
              {letter}
            </span>
            <ScaleSvg
              label={labelOf({ name, letter, mean, interval })}
              height={20}
              // Campaigns may have different profiles: the mark would be one campaign's.
              target={campaigns.length === 1 ? target : null}
            >
              <Track y={10} interval={interval} />
              <Dot t={mean} y={10} />
            </ScaleSvg>
            <span aria-hidden className="text-right text-tiny whitespace-nowrap text-muted">
              <b className="text-ink">{decimal(mean, 0, 1)}</b>
              <span className="max-sm:hidden"> ({range(interval, 1)})</span>
            </span>
          </div>
        ))}
      </div>
      <div className={`text-small sm:text-right ${apart ? 'font-semibold' : 'text-muted'}`}>
        {words}
      </div>
    </div>
  );
}

interface Mean {
  name: string;
  letter: string;
  mean: number;
  interval: readonly [number, number];
}

function labelOf({ name, letter, mean, interval }: Mean): string {
  const [value, within] = [decimal(mean, 0, 1), range(interval, 1)];
  return t`${name}, ${letter}: average T ${value}, range ${within}`;
}
