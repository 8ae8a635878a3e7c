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
  ['SUP', 'Teams plan work around members’ family and personal commitments.'],
  ['SUP', 'New people get a personal mentor for their first months.'],
  ['SUP', 'Managers talk with each person alone for an hour every week.'],

  ['RES', 'Every team has a few goals that can be measured.'],
  ['RES', 'Teams look at their progress towards their goals every week.'],
  ['RES', 'Pay rises depend on the results that people achieve.'],
  ['RES', 'Every meeting ends with tasks that have a date.'],
  ['RES', 'Teams stop a project early when it brings few results.'],

  ['PAC', 'Managers show every month how teams rank against each other.'],
  ['PAC', 'Plans for a new offer begin with what rivals already sell.'],
  ['PAC', 'Teams compare their own results with those of the strongest organisation in their field.'],
  ['PAC', 'People act on an opportunity before rivals can take it.'],
  ['PAC', 'Colleagues compare results and compete for the top place.'],

  ['DET', 'A second person checks important work before it goes out.'],
  ['DET', 'People take extra time to get small details right.'],
  ['DET', 'Figures are traced to their source before anyone uses them.'],
  ['DET', 'Every error is followed back to its first cause.'],
  ['DET', 'Finished work is compared with a written standard of quality.'],

  ['TEA', 'Colleagues leave their own work to help others at once.'],
  ['TEA', 'Teams celebrate a success as something they reached together.'],
  ['TEA', 'People pass useful news to other teams right away.'],
  ['TEA', 'The whole team talks about important questions before a decision.'],
  ['TEA', 'People do most of their work together with a colleague.'],

  ['INT', 'Decisions about money are written down for everyone to read.'],
  ['INT', 'A promise to a customer is kept although another customer waits.'],
  ['INT', 'Every report of wrong behaviour goes to an outside office.'],
  ['INT', 'Leaders delay a decision until everyone has heard the reasons.'],
  ['INT', 'Leaders weigh the effects on people outside the organisation before a large decision.'],
];
