import type { Instrument } from '../instrument.ts';
import type { SkillForm } from './form.ts';
import {
  isSkillComplete,
  optionsOf,
  questionIdsOf,
  sampleSkillForm,
  summariseSkill,
} from './instrument.ts';
import { presentSkill, type SkillView } from './present.ts';
import { scoreSkill, type SkillReliability, skillVersion, type StoredSkill } from './score.ts';
import { simulateSkill } from './simulate.ts';

export interface ScoredForm extends SkillForm {
  /** Of the test from own data, as it is known when it is scored. */
  reliability?: SkillReliability | null;
}

/**
 * Skill tests: as many as there are in the question bank, so questions and minutes are those of a form; the numbers here
 * are those of the tests that come with the product.
 */
export const skill: Instrument<'skill', ScoredForm, StoredSkill, unknown, SkillView, never> = {
  id: 'skill',
  version: skillVersion,
  titles: { en: 'Skill test', nl: 'Vaardigheidstest', de: 'Fachtest', es: 'Prueba de habilidades' },
  minutes: 20,
  itemCount: 20,
  parts: 20,
  questionIds: questionIdsOf,
  optionsOf,
  isComplete: isSkillComplete,
  sampleForm: sampleSkillForm,
  simulate: simulateSkill,
  score: (answers, { form }) =>
    scoreSkill(answers, { form, reliability: form.reliability ?? null }),
  summarise: summariseSkill,
  inShort: (stored) => {
    const { percent, interval } = presentSkill(stored);
    return { value: percent, interval };
  },
  present: (stored) => presentSkill(stored),
};
