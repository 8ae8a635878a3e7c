import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { screenLanguage } from '../../lib/screen-language.ts';
import type { LogEntry } from './api.ts';

/** What the log's actions are called; one that is not here is read out of its name. */
const words: Record<string, MessageDescriptor> = {
  'account.confirmed': msg`Confirmed an account`,
  'account.deleted': msg`Deleted an account`,
  'account.password_reset': msg`Chose a new password`,
  'account.reset_by_operator': msg`Reset an account`,
  'account.sessions_ended': msg`Ended sessions of an account`,
  'account.super_admin_made': msg`Made an account a platform administrator`,
  'account.two_factor_off': msg`Turned off two-step verification`,
  'account.two_factor_on': msg`Turned on two-step verification`,
  'adjustments.answered': msg`Answered a request for adjustments`,
  'campaign.activated': msg`Activated a campaign`,
  'campaign.archived': msg`Archived a campaign`,
  'campaign.brought_back': msg`Restored a campaign`,
  'campaign.closed': msg`Ended a campaign`,
  'campaign.created': msg`Created a campaign`,
  'campaign.deleted': msg`Deleted a campaign`,
  'campaign.edited': msg`Changed a running campaign`,
  'campaign.links_exported': msg`Exported the links of a campaign`,
  'campaign.email_text_saved': msg`Changed the invitation email of a campaign`,
  'campaign.open_invite_renewed': msg`Reset a public link`,
  'campaign.open_invite_set': msg`Set up a public link`,
  'campaign.reminder_text_saved': msg`Changed the reminder email of a campaign`,
  'campaign.reminded': msg`Sent reminders`,
  'campaign.saved': msg`Changed a campaign`,
  'campaign.stages_set': msg`Changed the stages of a campaign`,
  'campaign.people_moved': msg`Moved people to another stage`,
  'campaign.decision_sent': msg`Told people of a decision`,
  'campaign.subject_removed': msg`Removed a person from a campaign`,
  'campaign.subjects_added': msg`Added people to a campaign`,
  'culture_test.created': msg`Started the culture test of an organisation`,
  'culture_test.deleted': msg`Deleted the culture test of an organisation`,
  'custom_field.created': msg`Added a field to a person`,
  'custom_field.deleted': msg`Deleted a field of a person`,
  'custom_field.updated': msg`Changed a field of a person`,
  'deletion.asked': msg`Requested deletion`,
  'deletion.undone': msg`Withdrew a deletion request`,
  'extension.asked': msg`Requested a later deadline`,
  'extension.declined': msg`Declined a later deadline`,
  'extension.given': msg`Extended a deadline`,
  'invitation.declined': msg`Declined an invitation`,
  'invitation.link_copied': msg`Copied an invitation link`,
  'invitation.taken_up_again': msg`Took up a declined invitation again`,
  'label.added': msg`Labelled people`,
  'interview.rated': msg`Rated an interview`,
  'interview.rating_changed': msg`Changed the rating of an interview`,
  'interview.rating_taken_back': msg`Took back the rating of an interview`,
  'interview.rubric_set': msg`Set the rubric of an interview`,
  'label.created': msg`Created a label`,
  'label.deleted': msg`Deleted a label`,
  'label.taken_off': msg`Removed a label from people`,
  'label.updated': msg`Changed a label`,
  'mails.subscribed': msg`Subscribed to emails again`,
  'mails.unsubscribed': msg`Unsubscribed from emails`,
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
  'note.created': msg`Wrote a note`,
  'note.deleted': msg`Deleted a note`,
  'note.restored': msg`Restored a note`,
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
  'own_tests.deleted': msg`Deleted their own tests`,
  'permission.asked': msg`Requested permission`,
  'permission.given': msg`Gave permission`,
  'permission.withdrawn': msg`Withdrew permission`,
  'review.begun': msg`Started a review`,
  'review.given': msg`Submitted a review`,
  'review.corrected': msg`Corrected a review`,
  'review.taken_back': msg`Took back a review`,
  'review.discarded': msg`Discarded the draft of a review`,
  'skill_option.created': msg`Added an option to a question`,
  'skill_option.deleted': msg`Deleted an option of a question`,
  'skill_option.updated': msg`Changed an option of a question`,
  'skill_question.copied': msg`Copied a question`,
  'skill_question.created': msg`Added a question to a skill test`,
  'skill_question.deleted': msg`Deleted a question from a skill test`,
  'skill_question.options_assigned': msg`Set the options of a question`,
  'skill_question.updated': msg`Changed a question of a skill test`,
  'job_profile.archived': msg`Archived a job profile`,
  'job_profile.created': msg`Created a job profile`,
  'job_profile.imported': msg`Imported a job profile`,
  'job_profile.restored': msg`Restored a job profile`,
  'job_profile.updated': msg`Changed a job profile`,
  'success_profile.people_added': msg`Added people to a success profile`,
  'success_profile.created': msg`Created a success profile`,
  'success_profile.deleted': msg`Deleted a success profile`,
  'success_profile.people_removed': msg`Removed people from a success profile`,
  'success_profile.saved': msg`Saved a success profile as a reference profile`,
  'success_profile.updated': msg`Renamed a success profile`,
  'skill_test.copied': msg`Copied a skill test`,
  'skill_test.created': msg`Created a skill test`,
  'skill_test.deleted': msg`Deleted a skill test`,
  'skill_test.imported': msg`Imported questions into a skill test`,
  'skill_test.reordered': msg`Reordered the questions of a skill test`,
  'skill_test.updated': msg`Changed a skill test`,
  'subject.cv_deleted': msg`Deleted a CV`,
  'subject.cv_uploaded': msg`Uploaded a CV`,
  'subject.given_data_saved': msg`Changed the job details of a person`,
  'subject.profile_edited': msg`Corrected a person’s profile`,
  'subject.pinned': msg`Pinned a person to a role or as a successor`,
  'subject.unpinned': msg`Removed a person’s pin`,
  'subject.retake_waived': msg`Allowed a candidate to retake a test`,
  'subject.extra_time_set': msg`Set a person’s extra time`,
  'subject.labels_set': msg`Set a person’s labels`,
  'subject.skills_synced': msg`Synced the skills of a person`,
  'subject.tests_deleted': msg`Deleted tests of a person`,
  'subject.tests_looked_up': msg`Looked up a person’s tests`,
  'subject.time_added': msg`Added time to a running test`,
};

/** What it is that was changed; a kind that is not here is read out of its name, too. */
const kinds: Record<string, MessageDescriptor> = {
  campaign: msg`Campaign`,
  culture_test: msg`Culture test`,
  interview: msg`Interview`,
  job_profile: msg`Job profile`,
  label: msg`Label`,
  manager: msg`Manager`,
  norm: msg`Norm`,
  option_group: msg`Option group`,
  organization: msg`Organisation`,
  skill_option: msg`Option of a question`,
  skill_question: msg`Question`,
  skill_test: msg`Skill test`,
  subject: msg`Person`,
  success_profile: msg`Success profile`,
  user: msg`User`,
};

/** `Created a label`; of an unknown one `Thing: done like that`. */
export function actionInWords(action: string): string {
  const known = words[action];
  if (known) return i18n._(known);
  const [entity = '', verb = ''] = action.split('.');
  return readOut(entity) + (verb && `: ${verb.replaceAll('_', ' ')}`);
}

/** `Skill test 12` */
export function objectInWords({
  entity,
  entity_id: id,
}: Pick<LogEntry, 'entity' | 'entity_id'>): string {
  const kind = kinds[entity];
  return `${kind ? i18n._(kind) : readOut(entity)} ${id}`;
}

function readOut(code: string): string {
  return `${code.charAt(0).toUpperCase()}${code.slice(1)}`.replaceAll('_', ' ');
}

export function knownActions(): { value: string; label: string }[] {
  return Object.entries(words)
    .map(([value, label]) => ({ value, label: i18n._(label) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, screenLanguage()));
}
