/** `+0.8`, `−1.2`, `0.0`: points above or below an average. */
export function signed(points: number): string {
  const text = Math.abs(points).toFixed(1);
  if (text === '0.0') return text;
  return points > 0 ? `+${text}` : `−${text}`;
}
