import { sampleTests } from './content/sample-tests.ts';
import { arrange, drawFrom, type SkillForm, formOf } from './form.ts';
import { pointsOf, type StoredSkill } from './score.ts';

/*
 * What the registry asks of an instrument and what is not a file of its own. Skill tests are many, so questions, length
 * and minutes are those of a form.
 */

/** Question ids in the order in which they are asked. */
export function questionIdsOf({ questions }: SkillForm): number[] {
  return questions.map(({ questionId }) => questionId);
}

/** How many options a question of the form has, or undefined when it has no such question. */
export function optionsOf(questionId: number, { questions }: SkillForm): number | undefined {
  return questions.find((question) => question.questionId === questionId)?.options.length;
}

/** Time that all questions together allow, in whole minutes, rounded up. */
export function minutesOf({ questions }: SkillForm): number {
  return Math.ceil(questions.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
}

/**
 * A sitting is over when every question has an answer or no time left.
 * @param sitting.ended ids of questions whose clock is over: each question is a timed part that bears its id.
 */
export function isSkillComplete(sitting: {
  answered: ReadonlySet<number>;
  ended: ReadonlySet<number>;
  form: SkillForm;
}): boolean {
  return sitting.form.questions.every(
    ({ questionId }) => sitting.answered.has(questionId) || sitting.ended.has(questionId),
  );
}

/** A form of one of the demo tests, in an order of its own: the same seed, the same form. */
export function sampleSkillForm(seed: number): SkillForm {
  const test = sampleTests[Math.abs(seed) % sampleTests.length];
  if (!test) throw new Error('There are no demo tests');
  const form = formOf(test);
  const questions = new Map(form.questions.map((question) => [question.questionId, question]));
  const count = test.questionsPerAttempt ?? null;
  const asked = drawFrom(form.questions, seed, { count, before: 0 }).map(
    ({ questionId, options }) => ({
      questionId,
      options: options.length,
    }),
  );
  return {
    ...form,
    questions: arrange(asked, seed).flatMap(({ questionId }) => questions.get(questionId) ?? []),
  };
}

/** The number that lists sort by and averages are made of: per cent of the maximum, 0..100. */
export function summariseSkill({ questions }: StoredSkill): { percent: number } {
  return { percent: pointsOf(questions).percent };
}
