/** Groups of more than one person who cannot be told apart, by the number in their rows. */
export function tiesOf(rows: readonly { tie: number | null }[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const { tie } of rows) if (tie !== null) counts.set(tie, (counts.get(tie) ?? 0) + 1);
  return new Set([...counts].flatMap(([tie, count]) => (count > 1 ? [tie] : [])));
}
