import type { Category } from './api.ts';

/** As addresses and forms name a category: `5` is a job family, `alt:5` a competency model. */
export function referenceOf({ kind, id }: Pick<Category, 'kind' | 'id'>): string {
  return kind === 'alt' ? `alt:${id}` : String(id);
}
