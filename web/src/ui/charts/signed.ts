import { decimal } from '../../lib/numbers.ts';

/** `+0.8`, `−1.2`, `0.0`: points above or below an average. */
export function signed(points: number): string {
  const text = decimal(Math.abs(points), 1);
  if (Math.abs(points).toFixed(1) === '0.0') return text;
  return points > 0 ? `+${text}` : `−${text}`;
}
