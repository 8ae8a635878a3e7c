/** What stands for the first, second, … campaign in lines and words. */
export const letters = ['A', 'B', 'C', 'D'] as const;

export function Letter({ index }: { index: number }) {
  return (
    <span className="inline-grid size-5 shrink-0 place-items-center rounded-small bg-personality/14 text-tiny font-semibold text-personality">
      {letters[index]}
    </span>
  );
}
