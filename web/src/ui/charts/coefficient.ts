import { decimal } from '../../lib/numbers.ts';

/** `0.62`, `−0.10`, and never `−0.00`. */
export function coefficientInShort(value: number): string {
  const [digits, size] = [decimal(Math.abs(value), 2), Math.abs(value)];
  return value < 0 && size >= 0.005 ? `−${digits}` : digits;
}
