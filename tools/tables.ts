/* How the cohort tools print: the tables of the documentation, in Markdown. */

export const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** Two decimals, without the leading 0. */
export const hundredth = (value: number) => value.toFixed(2).replace('-', '−').replace('0.', '.');

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map(line).join('\n');
}
