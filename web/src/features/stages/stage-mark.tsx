import type { stageChip } from '@assay/contract/stage-chip';
import type * as z from 'zod/mini';

type Chip = z.output<typeof stageChip>;

const tones = { hired: 'bg-good', not_selected: 'bg-muted' } as const;

/** A person's stage in a table: a dot and its name. */
export function StageMark({ stage }: { stage: Pick<Chip, 'name' | 'outcome'> }) {
  return (
    <span className="inline-flex max-w-44 min-w-0 items-center gap-2">
      <span
        aria-hidden
        className={`size-2 shrink-0 rounded-full forced-colors:border ${stage.outcome ? tones[stage.outcome] : 'bg-accent'}`}
      />
      <span className="truncate" title={stage.name}>
        {stage.name}
      </span>
    </span>
  );
}
