import { Plural, useLingui } from '@lingui/react/macro';
import { ChevronRightIcon } from '../../../../ui/text/icons.tsx';
import type { PersonalityWorking } from '../../../../features/reports/api.ts';
import { number } from '../../../../features/reports/words.ts';
import { ScaleWorking } from './scale-working.tsx';

type Scale = PersonalityWorking['scales'][number];

interface ScaleGroupProps {
  name: string;
  /** What of the group is shown. */
  parts: readonly Scale[];
  /** Everything, to look up what a factor is the sum of. */
  scales: readonly Scale[];
  open: boolean;
}

/** A factor with its facets, or the tendencies; folded until somebody wants to see it. */
export function ScaleGroup({ name, parts, scales, open }: ScaleGroupProps) {
  const { t } = useLingui();
  const count = parts.length;
  const factor = parts.find(({ kind }) => kind === 'factor');
  const [score, sten] = [number(factor?.t ?? 0, 1), factor?.sten];
  return (
    <details open={open} className="group min-w-0 rounded-card border border-line bg-surface">
      <summary className="flex min-h-14 items-center gap-2 px-5 py-2 sm:px-6">
        <ChevronRightIcon className="shrink-0 text-muted transition-transform duration-120 group-open:rotate-90" />
        <h3 className="flex-1 text-title">{name}</h3>
        <span className="text-right text-small text-muted">
          {factor ? (
            t`T ${score}, sten ${sten}`
          ) : (
            <Plural value={count} one="# scale" other="# scales" />
          )}
        </span>
      </summary>
      {parts.map((scale) => (
        <ScaleWorking key={scale.code} scale={scale} scales={scales} />
      ))}
    </details>
  );
}
