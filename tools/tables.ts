/** How the measured tables of the documentation write numbers. */
export const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
export const whole = (value: number) => value.toFixed(0).replace('-', '−');
/** What rounds to nothing has no sign. */
export const hundredth = (value: number) =>
  (Number(value.toFixed(2)) + 0).toFixed(2).replace('-', '−').replace('0.', '.');

/** A table in Markdown; all columns but the first are numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map(line).join('\n');
}
