import { instrumentFacts } from '@assay/contract/instruments';
import type { Instrument } from '../instrument.ts';
import { burnoutConsent } from './consent.data.ts';
import { burnoutKey, findBurnoutKey } from './definition.ts';
import { applies, type BurnoutForm, isBurnoutComplete } from './form.ts';
import { type BurnoutView, presentBurnout, summariseBurnout } from './present.ts';
import { scoreBurnout, type StoredBurnout } from './score.ts';
import { simulateBurnout } from './simulate.ts';
import { burnoutVersion } from './versions.ts';

const questionIds = burnoutKey.map(({ questionId }) => questionId);

/** Energy: answered again and again, each record a sitting of its own with a consent of its own. */
export const burnout: Instrument<
  'burnout',
  BurnoutForm,
  StoredBurnout,
  unknown,
  BurnoutView,
  never
> = {
  id: 'burnout',
  version: burnoutVersion,
  titles: { en: 'Energy', nl: 'Energie', de: 'Energie', es: 'Energía' },
  minutes: instrumentFacts.burnout.minutes,
  itemCount: questionIds.length,
  parts: 0,
  questionIds: () => questionIds,
  optionsOf: (questionId) => (findBurnoutKey(questionId) ? 5 : undefined),
  isComplete: ({ answered, form }) => isBurnoutComplete(answered, form),
  sampleForm: () => ({
    consentedAt: '2026-01-01T00:00:00.000Z',
    consentVersion: burnoutConsent.version,
    served: 'answered',
    finished: false,
  }),
  simulate: (seed) => simulateBurnout(seed),
  score: (answers, { form }) =>
    scoreBurnout({
      answers: answers.filter(({ questionId }) => applies(questionId, form)),
      servedNotApplicable: form.served === 'not_applicable',
      ...(form.version && { version: form.version }),
    }),
  summarise: summariseBurnout,
  present: (stored) => presentBurnout(stored),
};
