import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { screenLanguage } from '../../lib/screen-language.ts';

/** What the log's actions are called; one that is not here is read out of its name. */
const words: Record<string, MessageDescriptor> = {
  'account.confirmed': msg`Confirmed an account`,
  'adjustments.answered': msg`Answered a request for adjustments`,
  'campaign.activated': msg`Activated a campaign`,
  'campaign.archived': msg`Archived a campaign`,
  'campaign.brought_back': msg`Restored a campaign`,
  'campaign.closed': msg`Closed a campaign`,
  'campaign.created': msg`Created a campaign`,
  'campaign.deleted': msg`Deleted a campaign`,
  'campaign.edited': msg`Changed a running campaign`,
  'campaign.links_exported': msg`Exported the links of a campaign`,
  'campaign.email_text_saved': msg`Changed the invitation email of a campaign`,
  'campaign.reminder_text_saved': msg`Changed the reminder email of a campaign`,
  'campaign.reminded': msg`Sent reminders`,
  'campaign.saved': msg`Changed a campaign`,
  'campaign.subject_removed': msg`Removed a person from a campaign`,
  'campaign.subjects_added': msg`Added people to a campaign`,
  'deletion.asked': msg`Requested deletion`,
  'deletion.undone': msg`Withdrew a deletion request`,
  'extension.asked': msg`Requested a later deadline`,
  'invitation.link_copied': msg`Copied an invitation link`,
  'label.added': msg`Labelled people`,
  'label.created': msg`Created a label`,
  'label.deleted': msg`Deleted a label`,
  'label.taken_off': msg`Removed a label from people`,
  'label.updated': msg`Changed a label`,
  'manager.created': msg`Added a manager`,
  'manager.deleted': msg`Removed a manager`,
  'manager.declined': msg`Declined a manager invitation`,
  'manager.invited': msg`Invited an existing user as manager`,
  'manager.accepted': msg`Accepted a manager invitation`,
  'manager.invited_again': msg`Invited a manager again`,
  'manager.role_assigned': msg`Assigned a role`,
  'manager.role_removed': msg`Removed a role`,
  'manager.updated': msg`Changed a manager`,
  'norm.activated': msg`Activated a norm`,
  'norm.deactivated': msg`Deactivated a norm`,
  'option_group.created': msg`Created an option group`,
  'option_group.deleted': msg`Deleted an option group`,
  'option_group.updated': msg`Changed an option group`,
  'organization.created': msg`Created an organisation`,
  'organization.deleted': msg`Deleted an organisation`,
  'organization.features_set': msg`Changed the features of an organisation`,
  'organization.package_bought': msg`Bought a plan`,
  'organization.package_given_up': msg`Ended a plan`,
  'organization.package_renewed': msg`Renewed a plan`,
  'organization.settings_changed': msg`Changed the settings of an organisation`,
  'organization.updated': msg`Changed an organisation`,
  'permission.asked': msg`Requested permission`,
  'permission.given': msg`Gave permission`,
  'permission.withdrawn': msg`Withdrew permission`,
  'skill_option.created': msg`Added an option to a question`,
  'skill_option.deleted': msg`Deleted an option of a question`,
  'skill_option.updated': msg`Changed an option of a question`,
  'skill_question.copied': msg`Copied a question`,
  'skill_question.created': msg`Added a question to a skill test`,
  'skill_question.deleted': msg`Deleted a question from a skill test`,
  'skill_question.options_assigned': msg`Set the options of a question`,
  'skill_question.updated': msg`Changed a question of a skill test`,
  'skill_test.copied': msg`Copied a skill test`,
  'skill_test.created': msg`Created a skill test`,
  'skill_test.deleted': msg`Deleted a skill test`,
  'skill_test.imported': msg`Imported questions into a skill test`,
  'skill_test.reordered': msg`Reordered the questions of a skill test`,
  'skill_test.updated': msg`Changed a skill test`,
  'subject.retake_waived': msg`Allowed a candidate to retake a test`,
  'subject.extra_time_set': msg`Set a person’s extra time`,
  'subject.labels_set': msg`Set a person’s labels`,
  'subject.time_added': msg`Added time to a running test`,
};

/** `Created a label`; of an unknown one `Thing: done like that`. */
export function actionInWords(action: string): string {
  const known = words[action];
  if (known) return i18n._(known);
  const [entity = '', verb = ''] = action.split('.').map((part) => part.replaceAll('_', ' '));
  return `${entity.charAt(0).toUpperCase()}${entity.slice(1)}${verb && `: ${verb}`}`;
}

export function knownActions(): { value: string; label: string }[] {
  return Object.entries(words)
    .map(([value, label]) => ({ value, label: i18n._(label) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, screenLanguage()));
}
