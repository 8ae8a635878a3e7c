import type { InstrumentId } from '@assay/contract/instruments';
import type { accessKinds } from '@assay/contract/own-data';

interface Look {
  test: InstrumentId | null;
  kind: (typeof accessKinds)[number];
}

/** What each word of the access ledger means to the person it is about. */
export const looks: Record<string, Look> = {
  personality_report: { test: 'personality', kind: 'report' },
  personality_working: { test: 'personality', kind: 'working' },
  personality_comparison: { test: 'personality', kind: 'comparison' },
  personality_table: { test: 'personality', kind: 'table' },
  success_profile: { test: 'personality', kind: 'comparison' },
  interpersonal_fit: { test: 'personality', kind: 'comparison' },
  working_from_home_report: { test: 'personality', kind: 'report' },
  iq_report: { test: 'iq', kind: 'report' },
  iq_table: { test: 'iq', kind: 'table' },
  culture_report: { test: 'culture', kind: 'report' },
  culture_comparison: { test: 'culture', kind: 'comparison' },
  culture_table: { test: 'culture', kind: 'table' },
  burnout_report: { test: 'burnout', kind: 'report' },
  skill_report: { test: 'skill', kind: 'report' },
  skill_list: { test: 'skill', kind: 'list' },
  skill_table: { test: 'skill', kind: 'table' },
  interview_result: { test: 'interview', kind: 'report' },
  interview_table: { test: 'interview', kind: 'progress' },
  interview_rating: { test: 'interview', kind: 'rating' },
  interview_recording: { test: 'interview', kind: 'recording' },
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
