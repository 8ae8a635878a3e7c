/** A share 0..1. */
export const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
export const whole = (value: number) => value.toFixed(0).replace('-', '−');
/** Without the zero before the point, as correlations are printed. */
export const hundredth = (value: number) =>
  value.toFixed(2).replace('-0.00', '0.00').replace('-', '−').replace('0.', '.');

/** The first column holds names, the others numbers. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map(line).join('\n');
}
