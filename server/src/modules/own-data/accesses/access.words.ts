import { instrumentFacts } from '@assay/contract/instruments';
import type { accessKinds } from '@assay/contract/own-data';

interface Look {
  test: string | null;
  kind: (typeof accessKinds)[number];
}

const { personality, iq, culture, burnout, skill, interview } = instrumentFacts;

/** What each word of the access ledger means to the person it is about. */
export const looks: Record<string, Look> = {
  personality_report: { test: personality.name, kind: 'report' },
  personality_working: { test: personality.name, kind: 'working' },
  personality_comparison: { test: personality.name, kind: 'comparison' },
  personality_table: { test: personality.name, kind: 'table' },
  interpersonal_fit: { test: personality.name, kind: 'comparison' },
  working_from_home_report: { test: personality.name, kind: 'report' },
  iq_report: { test: iq.name, kind: 'report' },
  iq_table: { test: iq.name, kind: 'table' },
  culture_report: { test: culture.name, kind: 'report' },
  culture_comparison: { test: culture.name, kind: 'comparison' },
  culture_table: { test: culture.name, kind: 'table' },
  burnout_report: { test: burnout.name, kind: 'report' },
  skill_report: { test: skill.name, kind: 'report' },
  skill_list: { test: skill.name, kind: 'list' },
  interview_result: { test: interview.name, kind: 'report' },
  interview_recording: { test: interview.name, kind: 'recording' },
  skill_table: { test: skill.name, kind: 'table' },
};

export function lookOf(what: string): Look {
  return looks[what] ?? { test: null, kind: 'report' };
}
