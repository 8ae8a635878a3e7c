import type { ComparedTest } from '../search.ts';

/** What stands for the first, second, … campaign in lines and words. */
export const letters = ['A', 'B', 'C', 'D'] as const;

const faces: Record<ComparedTest, string> = {
  personality: 'bg-violet/14 text-violet',
  culture: 'bg-rust/14 text-rust',
};

export function Letter({ index, test }: { index: number; test: ComparedTest }) {
  return (
    <span
      className={`inline-grid size-5 shrink-0 place-items-center rounded-small text-tiny font-semibold ${faces[test]}`}
    >
      {letters[index]}
    </span>
  );
}
