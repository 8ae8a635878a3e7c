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
  interview_recording: { test: 'interview', kind: 'recording' },
  cv: { test: null, kind: 'cv' },
  adjustments: { test: null, kind: 'adjustments' },
};

export function lookOf(what: string): Look {
  return looks[what] ?? { test: null, kind: 'report' };
}
