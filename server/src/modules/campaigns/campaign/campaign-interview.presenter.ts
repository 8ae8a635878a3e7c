import { interviewTestOf } from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';
import { nameOfTest } from '../../subjects/index.ts';
import type { CampaignRecord } from './campaign.queries.ts';

type Own = CampaignRecord['own_test'];

/** The interview that a campaign made for itself. */
export function presentOwnInterview(own: Own, language: Language | null) {
  return {
    interview_id: own?.id ?? null,
    interview_name: own && nameOfTest('interview', own.name, language),
    interview_questions: own?.questions ?? [],
  };
}

/** Its test with its name, if there is one. */
export function nameOwnInterview(
  own: Own,
  language: Language | null,
): [test: string, name: string][] {
  return own === null
    ? []
    : [[interviewTestOf(own.code), nameOfTest('interview', own.name, language)]];
}
