/** What the log's actions are called; one that is not here is read out of its name. */
const words: Record<string, string> = {
  'account.confirmed': 'Confirmed an account',
  'adjustments.answered': 'Answered a request for adjustments',
  'campaign.activated': 'Activated a campaign',
  'campaign.archived': 'Archived a campaign',
  'campaign.brought_back': 'Brought a campaign back',
  'campaign.closed': 'Closed a campaign',
  'campaign.created': 'Created a campaign',
  'campaign.deleted': 'Deleted a campaign',
  'campaign.edited': 'Changed a running campaign',
  'campaign.links_exported': 'Exported the links of a campaign',
  'campaign.reminded': 'Reminded people',
  'campaign.saved': 'Changed a campaign',
  'campaign.subject_removed': 'Removed somebody from a campaign',
  'campaign.subjects_added': 'Added people to a campaign',
  'deletion.asked': 'Asked for deletion',
  'deletion.undone': 'Took back a request for deletion',
  'extension.asked': 'Asked for a later deadline',
  'invitation.link_copied': 'Copied an invitation',
  'label.added': 'Labelled people',
  'label.created': 'Created a label',
  'label.deleted': 'Deleted a label',
  'label.taken_off': 'Took a label off people',
  'label.updated': 'Changed a label',
  'manager.created': 'Added a manager',
  'manager.deleted': 'Removed a manager',
  'manager.invited_again': 'Invited a manager again',
  'manager.role_assigned': 'Gave somebody a role',
  'manager.role_removed': 'Took a role off somebody',
  'manager.updated': 'Changed a manager',
  'norm.activated': 'Switched a norm on',
  'norm.deactivated': 'Switched a norm off',
  'option_group.created': 'Created a group of options',
  'option_group.deleted': 'Deleted a group of options',
  'option_group.updated': 'Changed a group of options',
  'organization.created': 'Created an organisation',
  'organization.deleted': 'Deleted an organisation',
  'organization.features_set': 'Changed the features of an organisation',
  'organization.package_bought': 'Bought a package',
  'organization.package_given_up': 'Gave up a package',
  'organization.package_renewed': 'Renewed a package',
  'organization.settings_changed': 'Changed the settings of an organisation',
  'organization.updated': 'Changed an organisation',
  'permission.asked': 'Asked for permission',
  'permission.given': 'Gave permission',
  'permission.withdrawn': 'Withdrew permission',
  'skill_option.created': 'Added an option to a question',
  'skill_option.deleted': 'Deleted an option of a question',
  'skill_option.updated': 'Changed an option of a question',
  'skill_question.copied': 'Copied a question',
  'skill_question.created': 'Added a question to a skill test',
  'skill_question.deleted': 'Deleted a question of a skill test',
  'skill_question.options_assigned': 'Set the options of a question',
  'skill_question.updated': 'Changed a question of a skill test',
  'skill_test.copied': 'Copied a skill test',
  'skill_test.created': 'Created a skill test',
  'skill_test.deleted': 'Deleted a skill test',
  'skill_test.imported': 'Imported questions of a skill test',
  'skill_test.reordered': 'Put the questions of a skill test in order',
  'skill_test.updated': 'Changed a skill test',
  'subject.retake_waived': 'Let a candidate take a test again',
  'subject.extra_time_set': 'Set the extra time of somebody',
  'subject.labels_set': 'Set the labels of somebody',
  'subject.time_added': 'Added time to a running test',
};

/** `Created a label`; of an unknown one `Thing: done like that`. */
export function actionInWords(action: string): string {
  const known = words[action];
  if (known) return known;
  const [entity = '', verb = ''] = action.split('.').map((part) => part.replaceAll('_', ' '));
  return `${entity.charAt(0).toUpperCase()}${entity.slice(1)}${verb && `: ${verb}`}`;
}

export const knownActions = Object.entries(words)
  .map(([value, label]) => ({ value, label }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
