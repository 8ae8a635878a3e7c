import type { OutputOf } from '@assay/contract/endpoint';
import type * as contract from '@assay/contract/burnout';
import { burnoutConsent } from '@assay/instruments/burnout/consent.data';
import { burnoutKey, burnoutQuestions } from '@assay/instruments/burnout/definition';
import { applies } from '@assay/instruments/burnout/form';
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

/** What everybody is asked and agrees to before; the same for all, and nothing of the key. */
export function presentQuestions(): OutputOf<typeof contract.getBurnoutQuestions>['data'] {
  const { version, title, intro, points, agree, decline } = burnoutConsent;
  return {
    ...burnoutQuestions(),
    consent: { version, title, intro, points: [...points], agree, decline },
  };
}
