import { type InstrumentId, instrumentIds } from '@assay/contract/instruments';
import type { accessKinds } from '@assay/contract/own-data';
import { drawn } from '../../rooms/drawn.rooms.ts';

interface Look {
  test: InstrumentId | null;
  kind: (typeof accessKinds)[number];
}

/** What each word of the access ledger means to the person it is about. */
export const looks: Record<string, Look> = {
  ...Object.fromEntries(
    instrumentIds.flatMap((test) =>
      Object.entries(drawn[test].looks).map(([what, kind]) => [what, { test, kind }]),
    ),
  ),
  review: { test: null, kind: 'review' },
  people_list: { test: null, kind: 'people' },
  people_file: { test: null, kind: 'people' },
  cv: { test: null, kind: 'cv' },
  adjustments: { test: null, kind: 'adjustments' },
  profile: { test: null, kind: 'profile' },
  profile_sync: { test: null, kind: 'profile_sync' },
};

export function accessLabel(what: string): Look {
  return looks[what] ?? { test: null, kind: 'report' };
}
