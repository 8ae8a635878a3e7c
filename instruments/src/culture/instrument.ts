import { cultureMinutes, cultureVersion, itemCategories, optionCount } from './definition.ts';
import { categories } from './categories.ts';
import { presentCulture, summariseCulture } from './present.ts';
import { scoreCulture } from './score.ts';
import { simulateCulture } from './simulate.ts';

/** Category and number of options of a question, or undefined when there is none. */
function findQuestion(questionId: number) {
  const code = itemCategories[questionId - 1];
  const category = categories.find((one) => one.code === code);
  return category && { categoryId: category.id, options: optionCount };
}

/** The culture test of subjects. Managers answer the same questions in `organisation.ts`. */
export const culture = {
  id: 'culture',
  version: cultureVersion,
  testTypeId: 3,
  title: 'Culture',
  minutes: cultureMinutes,
  itemCount: itemCategories.length,
  /** Category by category, in the order in which they are asked. */
  questionIds: itemCategories.map((_, position) => position + 1),
  findQuestion,
  isComplete: (answered: number) => answered >= itemCategories.length,
  simulate: (seed: number) => simulateCulture(seed),
  score: scoreCulture,
  summarise: summariseCulture,
  present: presentCulture,
} as const;
