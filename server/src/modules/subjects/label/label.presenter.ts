import type { OutputOf } from '@assay/contract/endpoint';
import type { LabelColour } from '@assay/contract/label-chip';
import type { getLabel } from '@assay/contract/labels';
import type { Label } from './label.queries.ts';

export function presentLabel(row: Label): OutputOf<typeof getLabel>['data'] {
  return {
    id: row.id,
    name: row.name,
    colour: row.colour as LabelColour,
    subjects_count: row.subjects_count,
    created_at: row.created_at.toISOString(),
  };
}
