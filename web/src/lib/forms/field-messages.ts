import { type FieldText, readTold } from '@assay/contract/field-text';
import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { counted } from '../numbers.ts';

/**
 * What the contract says of a field before anything is sent, by its key. The server has the same words for its answers,
 * but for dates, which programs write otherwise than people.
 */
const words: Record<FieldText, MessageDescriptor | ((limit: string) => MessageDescriptor)> = {
  control_characters: msg`Please remove control characters.`,
  line_breaks: msg`Please remove line breaks and control characters.`,
  mixed_scripts: msg`This name mixes letters from two scripts that look alike. Please write each word in one script.`,
  web_address: msg`Please leave web addresses out of names.`,
  email: msg`Please enter an email address such as name@example.org.`,
  password: msg`Please enter your password.`,
  passwords_differ: msg`This is not the same password.`,
  required: msg`Please fill this in.`,
  too_long: (limit) => msg`At most ${limit} characters.`,
  too_short: (limit) => msg`At least ${limit} characters.`,
  date: msg`Please enter a date such as 22 Nov 2026.`,
  date_or_moment: msg`Please enter a date such as 22 Nov 2026.`,
  two_days: msg`Please enter a first and a last day.`,
  what_helps: msg`Please say what would help you.`,
  known_action: msg`Please enter a known action.`,
  category_questions: (limit) => msg`A category has at most ${limit} questions.`,
  whole_number: msg`Please enter a whole number.`,
  from_one: (limit) => msg`Please enter a number from 1 to ${limit}.`,
  score: (limit) => msg`Please enter a number from −${limit} to ${limit}.`,
  two_decimals: msg`At most two decimals.`,
  score_disagrees: msg`A right option needs a score other than 0, a wrong option the score 0. Please change one of the two.`,
  universal_disagrees: msg`A test is for everyone when no organisation is chosen, and only then.`,
  option_required: msg`Please add at least one option.`,
  too_many_options: (limit) => msg`At most ${limit} options.`,
  whole_seconds: msg`Please enter whole seconds.`,
  seconds_at_least: (limit) => msg`At least ${limit} seconds.`,
  seconds_at_most: (limit) => msg`At most ${limit} seconds.`,
  label_required: msg`Please choose at least one label.`,
  too_many_labels: (limit) => msg`At most ${limit} labels.`,
  person_required: msg`Please choose at least one person.`,
  two_people: msg`Please choose two people.`,
  people_required: msg`Please choose at least two people.`,
  too_many_people: (limit) => msg`At most ${limit} people.`,
  test_required: msg`Please choose at least one test.`,
  too_many_questions: (limit) => msg`At most ${limit} questions.`,
  frame_address: msg`Please enter an address such as https://careers.example.org.`,
  too_many_addresses: (limit) => msg`At most ${limit} addresses.`,
  linkedin: msg`Please paste the address of a LinkedIn profile, https://www.linkedin.com/in/…`,
  stage_required: msg`Please keep at least one stage.`,
  too_many_stages: (limit) => msg`At most ${limit} stages.`,
  criterion_required: () => msg`Please keep at least one criterion.`,
  too_many_criteria: (limit) => msg`At most ${limit} criteria.`,
  from_one_to_five: () => msg`Please choose a number from 1 to 5.`,
  target_t: () => msg`Please enter a target from 30 to 70.`,
  weight: (limit) => msg`Please enter a weight above 0 and up to ${limit}.`,
  facets_required: (limit) => msg`Please choose at least ${limit} facets.`,
  facet_twice: () => msg`Please name each facet only once.`,
  group_required: () => msg`Please choose at least one group.`,
  too_many_groups: (limit) => msg`At most ${limit} groups.`,
  too_many_profiles: (limit) => msg`At most ${limit} job profiles.`,
};

/** A message of the contract in the language of the page. */
export function fieldMessage(told: string): string {
  const { key, limit } = readTold(told);
  if (!Object.hasOwn(words, key)) return told;
  const text = words[key as FieldText];
  return i18n._(typeof text === 'function' ? text(counted(limit)) : text);
}
