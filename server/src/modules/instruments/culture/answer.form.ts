import { categories } from '@assay/instruments/culture/categories';
import { itemCategories } from '@assay/instruments/culture/definition';

interface CategoryAnswers {
  category_id: number;
  answers: readonly { question_id: number }[];
}

/** What is wrong with answers of one category, by field; null when nothing is. */
export function answerProblems({
  category_id,
  answers,
}: CategoryAnswers): Record<string, string> | null {
  const category = categories.find(({ id }) => id === category_id);
  if (category === undefined) return { category_id: 'There is no such category.' };
  const problems: Record<string, string> = {};
  const named = new Set<number>();
  for (const [at, { question_id }] of answers.entries()) {
    const field = `answers.${at}.question_id`;
    if (itemCategories[question_id - 1] !== category.code) {
      problems[field] = 'This question does not belong to this category.';
    } else if (named.has(question_id)) {
      problems[field] = 'This question is answered twice.';
    }
    named.add(question_id);
  }
  return Object.keys(problems).length > 0 ? problems : null;
}
