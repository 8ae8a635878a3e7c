/**
 * What a schema says of a field where the kind of mistake does not say it all: a key, and behind it the number of a limit.
 * Server and pages have its words in every language.
 */
export type FieldText =
  | 'required'
  | 'too_short'
  | 'too_long'
  | 'line_breaks'
  | 'control_characters'
  | 'mixed_scripts'
  | 'web_address'
  | 'email'
  | 'password'
  | 'passwords_differ'
  | 'date'
  | 'date_or_moment'
  | 'two_days'
  | 'what_helps'
  | 'known_action'
  | 'category_questions'
  | 'whole_number'
  | 'from_one'
  | 'score'
  | 'two_decimals'
  | 'score_disagrees'
  | 'universal_disagrees'
  | 'option_required'
  | 'too_many_options'
  | 'whole_seconds'
  | 'seconds_at_least'
  | 'seconds_at_most'
  | 'label_required'
  | 'too_many_labels'
  | 'person_required'
  | 'two_people'
  | 'people_required'
  | 'too_many_people'
  | 'test_required'
  | 'too_many_questions'
  | 'frame_address'
  | 'too_many_addresses'
  | 'linkedin'
  | 'stage_required'
  | 'too_many_stages'
  | 'criterion_required'
  | 'too_many_criteria'
  | 'from_one_to_five'
  | 'target_t'
  | 'weight'
  | 'facets_required'
  | 'facet_twice'
  | 'group_required'
  | 'too_many_groups'
  | 'too_many_profiles';

/** For the `error` of a check. */
export function told(text: FieldText, limit?: number): string {
  return limit === undefined ? text : `${text} ${limit}`;
}

/** Takes apart what `told` has put together; any other key is what a schema says of itself. */
export function readTold(message: string): { key: string; limit: number } {
  const [key = '', limit] = message.split(' ');
  return { key, limit: Number(limit) };
}
