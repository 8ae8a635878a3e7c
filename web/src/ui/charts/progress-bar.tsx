import type { Hue } from './hue.ts';
import { textHue } from './hue.ts';

export interface ProgressBarProps {
  value: number;
  max: number;
  label: string;
  hue?: Hue;
}

export function ProgressBar({ value, max, label, hue = 'accent' }: ProgressBarProps) {
  const share = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  return (
    <span
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className={`block h-1 overflow-hidden rounded-full bg-line forced-colors:border print:[print-color-adjust:exact] ${textHue[hue]}`}
    >
      <span
        style={{ width: `${share}%` }}
        className="block h-full rounded-full bg-current transition-[width] duration-180 forced-colors:bg-[Highlight]"
      />
    </span>
  );
}
