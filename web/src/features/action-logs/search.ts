import { day, pageNumber, positive, text } from '../../lib/search.ts';

/** What the address of the action log may say. */
export function actionLogSearch(search: Record<string, unknown>) {
  return {
    organization: positive(search.organization),
    actor: text(search.actor, 254),
    action: text(search.action, 60),
    from: day(search.from),
    to: day(search.to),
    page: pageNumber(search.page),
  };
}
export type ActionLogSearch = Partial<ReturnType<typeof actionLogSearch>>;
