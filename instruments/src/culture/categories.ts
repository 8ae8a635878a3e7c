import { categoryData } from './categories.data.ts';

export type CategoryCode = (typeof categoryData)[number][0];

export interface Category {
  /** 1..8, the `categoryId` of the calls. */
  id: number;
  code: CategoryCode;
  name: string;
  description: string;
}

/** The eight categories in the order of questionnaire and reports. */
export const categories: readonly Category[] = categoryData.map(
  ([code, name, description], position) => ({ id: position + 1, code, name, description }),
);

/** One value for each category. */
export function byCategory<Value>(
  valueOf: (code: CategoryCode) => Value,
): Record<CategoryCode, Value> {
  const entries = categories.map(({ code }) => [code, valueOf(code)]);
  return Object.fromEntries(entries) as Record<CategoryCode, Value>;
}
