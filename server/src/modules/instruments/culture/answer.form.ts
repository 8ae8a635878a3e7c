import { categories } from '@assay/instruments/culture/categories';
import { itemCategories } from '@assay/instruments/culture/definition';
import { instrumentMessages } from '../messages.data.ts';
import type { Message } from '../../../platform/words/message.ts';

interface CategoryAnswers {
  category_id: number;
  answers: readonly { question_id: number }[];
}

/** What is wrong with answers of one category, by field; null when nothing is. */
export function answerProblems({
  category_id,
  answers,
}: CategoryAnswers): Record<string, Message> | null {
  const category = categories.find(({ id }) => id === category_id);
  if (category === undefined) return { category_id: instrumentMessages.categoryUnknown() };
  const problems: Record<string, Message> = {};
  const named = new Set<number>();
  for (const [at, { question_id }] of answers.entries()) {
    const field = `answers.${at}.question_id`;
    if (itemCategories[question_id - 1] !== category.code) {
      problems[field] = instrumentMessages.notOfCategory();
    } else if (named.has(question_id)) {
      problems[field] = instrumentMessages.answeredTwice();
    }
    named.add(question_id);
  }
  return Object.keys(problems).length > 0 ? problems : null;
}
