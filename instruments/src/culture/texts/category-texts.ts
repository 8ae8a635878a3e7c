import type { Emphasis } from '../emphasis.ts';

/** All texts about one category. Low and high compare it with the same respondent's other categories, not with people. */
export interface CategoryTexts {
  /** For the manager's report about a subject: two sentences about daily work, without a subject. */
  report: Record<Emphasis, string>;
  /** For the subject's own result, in the second person. */
  own: Record<Emphasis, string>;
  /** For the organisation's own result. */
  organization: Record<Emphasis, string>;
  /** To talk about where the subject wants clearly more, or clearly less, of it than the organisation has. */
  questions: { more: readonly string[]; less: readonly string[] };
}
