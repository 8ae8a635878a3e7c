import type { LogicalSection } from '@assay/contract/logical';
import type { Puzzle } from '@assay/contract/figures';
import { useLingui } from '@lingui/react/macro';

/** What the sections are called. */
export function useSectionName(): (section: LogicalSection) => string {
  const { t } = useLingui();
  return (section) => (section === 'analogy' ? t`Analogies` : t`Sequences`);
}

/** What a puzzle asks for, and what its figures and the gap are called. */
export function usePuzzleWords(): (layout: Puzzle['layout']) => { task: string; stem: string } {
  const { t } = useLingui();
  const words = {
    pair: {
      task: t`The first figure becomes the second. What does the third become in the same way?`,
      stem: t`First pair, then the figure that is to be completed`,
    },
    matrix: {
      task: t`Which figure completes the square?`,
      stem: t`Three rows of three figures, row by row`,
    },
    figures: { task: t`Which figure comes next?`, stem: t`Figures in their order` },
    numbers: { task: t`Which number comes next?`, stem: t`Numbers in their order` },
  };
  return (layout) => words[layout];
}

/** An amount of time for people to read or hear. */
export function useTimeInWords(): (seconds: number) => string {
  const { t } = useLingui();
  return (seconds) => {
    const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
    if (minutes === 0) return t`${rest} seconds`;
    const whole = minutes === 1 ? t`1 minute` : t`${minutes} minutes`;
    return rest === 0 ? whole : t`${whole} and ${rest} seconds`;
  };
}
