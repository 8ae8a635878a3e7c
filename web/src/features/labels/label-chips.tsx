import { useLingui } from '@lingui/react/macro';
import type { Chip } from './api.ts';
import { colours } from './colours.ts';

export function LabelDot({ colour }: Pick<Chip, 'colour'>) {
  return (
    <span
      aria-hidden
      className={`size-2 shrink-0 rounded-full forced-colors:border print:[print-color-adjust:exact] ${colours[colour].dot}`}
    />
  );
}

function LabelChip({ name, colour }: Omit<Chip, 'id'>) {
  return (
    <span className="inline-flex max-w-full min-w-0 items-center gap-1.5 rounded-full border border-line px-2 py-px text-tiny text-ink">
      <LabelDot colour={colour} />
      <span className="truncate" title={name}>
        {name}
      </span>
    </span>
  );
}

interface LabelChipsProps {
  labels: readonly Chip[];
  /** So many are shown, the rest are counted and named on hover. */
  most?: number;
}

/** The labels of one person in a row of a table. */
export function LabelChips({ labels, most = 3 }: LabelChipsProps) {
  const { t } = useLingui();
  if (labels.length === 0) return null;
  const rest = labels.slice(most);
  return (
    <ul
      aria-label={t`Labels`}
      className={`flex max-w-80 min-w-0 gap-1 ${most > 1 ? 'flex-wrap' : ''}`}
    >
      {labels.slice(0, most).map((label) => (
        <li key={label.id} className="flex max-w-44 min-w-0">
          <LabelChip {...label} />
        </li>
      ))}
      {rest.length > 0 && (
        <li
          className="shrink-0 px-1 text-tiny whitespace-nowrap text-muted"
          title={rest.map(({ name }) => name).join(', ')}
        >
          <span aria-hidden>+{rest.length}</span>
          <span className="sr-only">{rest.map(({ name }) => name).join(', ')}</span>
        </li>
      )}
    </ul>
  );
}
