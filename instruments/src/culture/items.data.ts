import type { CategoryCode } from './categories.ts';

/**
 * Our own items, numbered 1..40 in this order: five practices for each category. Each names one practice that costs
 * something, so that wanting less of it is a reasonable answer too. The position is the question's id and stored with
 * answers: change a wording only with a new version. Review: docs/instruments/culture.md.
 */
export const cultureItems: readonly (readonly [category: CategoryCode, text: string])[] = [
  ['INN', 'People show new ideas to others while they are still rough.'],
  ['INN', 'Some working time is kept every month for exploring new methods.'],
  ['INN', 'Teams tell others what they learned from a failed experiment.'],
  ['INN', 'A suggestion from anyone can lead to a small trial.'],
  ['INN', 'Teams look for fresh ideas outside their own field.'],

  ['STA', 'Important tasks follow written steps that everyone can look up.'],
  ['STA', 'People know weeks ahead what their working days will look like.'],
  ['STA', 'Similar cases are decided by the same written rules.'],
  ['STA', 'A written job description says what belongs to each role.'],
  ['STA', 'Changes to working methods are announced long before they begin.'],

  ['SUP', 'Managers ask people every month how they cope with their workload.'],
  ['SUP', 'Everyone spends a few working days each year on courses.'],
  ['SUP', 'Teams plan their work around the private needs of members.'],
  ['SUP', 'New people get a personal mentor for their first months.'],
  ['SUP', 'Managers thank people by name for work that went well.'],

  ['RES', 'Every team has a few goals that can be measured.'],
  ['RES', 'Teams look at their progress towards their goals every week.'],
  ['RES', 'Pay rises depend on the results that people achieve.'],
  ['RES', 'Every meeting ends with tasks that have a date.'],
  ['RES', 'Teams stop a project early when it brings few results.'],

  ['PAC', 'Most questions get a decision within one working day.'],
  ['PAC', 'New offers reach customers before those of other suppliers.'],
  ['PAC', 'Teams compare their own results with those of the leader in their field.'],
  ['PAC', 'People act on a new chance on the day it appears.'],
  ['PAC', 'Colleagues compete in a friendly way for the top result.'],

  ['DET', 'A second person checks important work before it goes out.'],
  ['DET', 'People take extra time to get small details right.'],
  ['DET', 'Figures are traced to their source before anyone uses them.'],
  ['DET', 'Every error is followed back to its first cause.'],
  ['DET', 'Finished work is compared with a written standard of quality.'],

  ['TEA', 'Colleagues offer help before anyone has to ask for it.'],
  ['TEA', 'Teams celebrate a success as something they reached together.'],
  ['TEA', 'People pass useful news to other teams right away.'],
  ['TEA', 'The whole team talks about important questions before a decision.'],
  ['TEA', 'People settle a conflict by talking to each other directly.'],

  ['INT', 'People tell their whole team about a mistake they made.'],
  ['INT', 'Promises to customers are kept even when this costs money.'],
  ['INT', 'A report of wrong behaviour is looked into within days.'],
  ['INT', 'Leaders explain the real reasons behind a hard decision.'],
  ['INT', 'Leaders weigh the effects on people outside before a large decision.'],
];
