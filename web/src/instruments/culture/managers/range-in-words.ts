import { t } from '@lingui/core/macro';
import { signed } from '../../../ui/charts/signed.ts';

/** `−0.4 to +0.8`, above or below an average. */
export function rangeInWords(interval: readonly [number, number]): string {
  const [from, to] = [signed(interval[0]), signed(interval[1])];
  return t`${from} to ${to}`;
}
