import { useLingui } from '@lingui/react/macro';
import { DateField } from './text-field.tsx';

interface DateRangeProps {
  /** What happened within it: `Created between`. */
  label: string;
  /** First and last day, ISO; undefined leaves that side open. */
  from: string | undefined;
  to: string | undefined;
  onChange: (next: { from?: string | undefined; to?: string | undefined }) => void;
}

/** From one day to another, on one line where there is room; for filters. */
export function DateRange({ label, from, to, onChange }: DateRangeProps) {
  const { t } = useLingui();
  return (
    <div className="flex items-center gap-2 text-small text-muted max-sm:grid max-sm:w-full max-sm:gap-1.5 max-sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] max-[24rem]:grid-cols-1 max-sm:[&_input]:px-1.5">
      <span aria-hidden className="max-sm:col-span-full">
        {label}
      </span>
      <DateField
        label={t`${label}: first day`}
        hideLabel
        value={from ?? ''}
        max={to}
        onChange={({ target }) => onChange({ from: target.value || undefined })}
      />
      <span aria-hidden>{t({ message: 'and', context: 'between two dates' })}</span>
      <DateField
        label={t`${label}: last day`}
        hideLabel
        value={to ?? ''}
        min={from}
        onChange={({ target }) => onChange({ to: target.value || undefined })}
      />
    </div>
  );
}
