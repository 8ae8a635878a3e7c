/** `0.62`, `−0.10`, and never `−0.00`. */
export function coefficientInShort(value: number): string {
  const [digits, size] = [Math.abs(value).toFixed(2), Math.abs(value)];
  return value < 0 && size >= 0.005 ? `−${digits}` : digits;
}
