import type { OutputOf } from '@assay/contract/endpoint';
import type * as contract from '@assay/contract/burnout';
import type { Language } from '@assay/contract/languages';
import { burnoutKey, burnoutQuestions } from '@assay/instruments/burnout/definition';
import { applies } from '@assay/instruments/burnout/form';
import type { BurnoutVersion } from '@assay/instruments/burnout/versions';
import { burnoutTexts } from '@assay/instruments/burnout/texts/texts';
import type { RecordRow } from './record.queries.ts';

/** A record as its owner sees it. */
export function presentRecord(row: RecordRow): contract.BurnoutRecord {
  const { form, answered } = row;
  return {
    id: row.id,
    burnout_score: row.score,
    answered: answered.filter((id) => applies(id, form)).length,
    questions: burnoutKey.filter(({ questionId }) => applies(questionId, form)).length,
    consented_at: form.consentedAt === null ? null : new Date(form.consentedAt).toISOString(),
    created_at: row.started_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
  };
}

/** What everybody is asked and agrees to before; the same for all of a version, and nothing of the key. */
export function presentQuestions(
  language: Language | null,
  asked: BurnoutVersion,
): OutputOf<typeof contract.getBurnoutQuestions>['data'] {
  const { version, title, intro, points, agree, decline } = burnoutTexts(language).consent;
  return {
    ...burnoutQuestions(language, asked),
    consent: { version, title, intro, points: [...points], agree, decline },
  };
}
