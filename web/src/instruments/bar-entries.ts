import { instrumentIds, roomOf } from '@assay/contract/instruments';
import type { FunctionComponent } from 'react';

const found = import.meta.glob<FunctionComponent>('./*/bar-entry.tsx', {
  eager: true,
  import: 'BarEntry',
});

/** What the bar of people who take tests offers: an entry from each room that has one. */
export const barEntries = instrumentIds.flatMap((id) => {
  const Entry = found[`./${roomOf(id)}/bar-entry.tsx`];
  return Entry === undefined ? [] : [{ id, Entry }];
});
