import { t } from '@lingui/core/macro';
import type { LogEntry } from './api.ts';

type Recorded = Pick<LogEntry, 'action' | 'before' | 'after'>;

interface Change {
  field: string;
  /** As it is shown; absent where the entry has no such side. */
  before?: string;
  after?: string;
}

interface Changes {
  changed: Change[];
  /** Fields that were saved as they stood. */
  same: string[];
}

/** What an entry says of each field: what became different, or was there alone, and what was saved as it stood. */
export function changesOf({ action, before, after }: Recorded): Changes {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const shown = (values: Recorded['before'], field: string) => inWords(action, values?.[field]);
  const same = fields.filter(
    (field) => before && after && shown(before, field) === shown(after, field),
  );
  const changed = fields
    .filter((field) => !same.includes(field))
    .map((field) => ({
      field: field.replaceAll('_', ' '),
      ...(before && { before: shown(before, field) }),
      ...(after && { after: shown(after, field) }),
    }));
  return { changed, same: same.map((field) => field.replaceAll('_', ' ')) };
}

/** An email text that is not the campaign's own is the standard one. */
const texts = new Set(['campaign.email_text_saved', 'campaign.reminder_text_saved']);

function inWords(action: string, value: unknown): string {
  if (value === undefined || value === null || value === '') {
    return texts.has(action) ? t`The standard text` : t`None`;
  }
  if (typeof value === 'boolean') return value ? t`Yes` : t`No`;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) {
    return value.length > 0 ? value.join(', ') : t`None`;
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}
