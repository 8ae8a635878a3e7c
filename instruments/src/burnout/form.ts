import { burnoutKey, findBurnoutKey, keysOf } from './definition.ts';
import type { BurnoutVersion } from './versions.ts';

/** What a sitting knows beside its answers. */
export interface BurnoutForm {
  /** When the person agreed, ISO; null before. */
  consentedAt: string | null;
  /** Of the words that were agreed to. */
  consentVersion: string | null;
  /** Whether the part about the people served is settled: answered as far as wanted, or not applicable. */
  served: 'answered' | 'not_applicable' | null;
  /** The person has said that this is all, with questions left out. */
  finished: boolean;
  /** Of the questions; today's where it does not say. */
  version?: BurnoutVersion;
}

export const emptyBurnoutForm: BurnoutForm = {
  consentedAt: null,
  consentVersion: null,
  served: null,
  finished: false,
};

type Served = Pick<BurnoutForm, 'served'>;

/** Whether a question counts in this sitting; an answer from before "not applicable" does not. */
export function applies(questionId: number, { served }: Served): boolean {
  const key = findBurnoutKey(questionId);
  return key !== undefined && !(served === 'not_applicable' && key.category === 'served');
}

/** Ids of the questions that count in this sitting and have no answer yet, in their order. */
export function openBurnoutQuestions(answered: ReadonlySet<number>, form: Served): number[] {
  return burnoutKey.flatMap(({ questionId }) =>
    applies(questionId, form) && !answered.has(questionId) ? [questionId] : [],
  );
}

/** Whether there is a burnout score: at least half of "personal" and of "work" answered. */
export function canBeScored(answered: ReadonlySet<number>): boolean {
  return (['personal', 'work'] as const).every((category) => {
    const keys = keysOf(category);
    return keys.filter(({ questionId }) => answered.has(questionId)).length >= keys.length / 2;
  });
}

/** Complete once every question that applies has an answer, or enough have and the person says that this is all. */
export function isBurnoutComplete(answered: ReadonlySet<number>, form: BurnoutForm): boolean {
  if (form.consentedAt === null || form.served === null || !canBeScored(answered)) return false;
  return form.finished || openBurnoutQuestions(answered, form).length === 0;
}
