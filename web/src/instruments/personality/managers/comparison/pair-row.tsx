import type { PersonalityComparison } from '../../../../features/reports/api.ts';
import { comparedColumns } from '../../../../features/reports/score-row.tsx';
import { differenceInWords } from './differences.ts';
import { PairLine } from '../../../../features/reports/pair-line.tsx';

interface PairRowProps {
  scale: PersonalityComparison['scales'][number];
  comparison: PersonalityComparison;
  names: readonly [string, string];
}

/** One scale of two people, and in words whether they differ. */
export function PairRow({ scale, comparison, names }: PairRowProps) {
  const { members, differences } = comparison;
  const [first, second] = members.map(({ scores }) =>
    scores.find(({ code }) => code === scale.code),
  );
  const difference = differences?.find(({ code }) => code === scale.code);
  if (!first || !second || !difference) return null;
  return (
    <div
      className={`grid min-w-0 items-center gap-y-1 print:break-inside-avoid ${comparedColumns}`}
    >
      <div className={scale.kind === 'factor' ? 'font-semibold' : 'font-medium'}>{scale.name}</div>
      <PairLine name={scale.name} {...{ first, second, names }} target={scale.target} />
      <div
        className={`text-small [overflow-wrap:anywhere] sm:text-right ${difference.meaningful ? 'font-semibold' : 'text-muted'}`}
      >
        {differenceInWords(difference, [first.t, second.t], names)}
      </div>
    </div>
  );
}
