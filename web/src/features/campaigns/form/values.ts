import type { saveCampaign } from '@assay/contract/campaigns';
import {
  described,
  factsOf,
  interviewCodeOf,
  skillTestIdOf,
  testOf,
} from '@assay/contract/instruments';
import type { Language } from '@assay/contract/languages';
import { t } from '@lingui/core/macro';
import { capitalise } from '../../../lib/capitalise.ts';
import type { InputOf } from '../../../lib/contract-types.ts';
import { momentOf, wallClock } from '../../../lib/moments.ts';
import type { Campaign, MailTexts } from '../api.ts';
import { asHtml, isSameText } from '../mail/mail-html.ts';

export type PersonRow = Omit<Campaign['subjects'][number], 'id'>;

/** People as rows, or while there are none as addresses alone. */
export interface PeopleValues {
  subjects: PersonRow[];
  email_list: string;
}

/** What stands in the form as the campaign has it. */
type AsSaved = Pick<
  Campaign,
  | 'campaign_name'
  | 'campaign_type'
  | 'invite_sender_name'
  | 'invite_sender_email'
  | 'language'
  | 'email_update_on_test_complete'
  | 'email_update_on_all_complete'
>;

/** The campaign form as it is typed. */
export interface CampaignValues extends AsSaved, PeopleValues, MailTexts {
  test_types: string[];
  /** Ids of skill tests, apart from the tests that are the same for everybody: their boxes come later. */
  skill_tests: string[];
  interview_name: string;
  /** One question on each line; none is no interview. */
  interview_questions: string;
  /** `5`, `custom:5`, `alt:5`, or empty for none. */
  profile: string;
  /** The organisation's culture that reports compare with; empty for the newest. */
  culture_test_id: string;
  /** A day, and a time on the organisation's clocks. */
  deadline: string;
  deadline_time: string;
  number_of_reminders: string;
  /** Whether people may join by the public link. */
  open_invite: boolean;
}

export type CampaignBody = InputOf<NonNullable<typeof saveCampaign.body>>;

const endOfDay = '23:59';
export const emptyRow: PersonRow = { first_name: '', last_name: '', email: '' };

export function isEmptyRow(row: PersonRow): boolean {
  return !row.first_name.trim() && !row.last_name.trim() && !row.email.trim();
}

/** The rows as they are sent: empty ones dropped, names capitalised. */
export function tidyRows(rows: readonly PersonRow[]): PersonRow[] {
  return rows
    .filter((row) => !isEmptyRow(row))
    .map((row) => ({
      first_name: capitalise(row.first_name),
      last_name: capitalise(row.last_name),
      email: row.email.trim(),
    }));
}

/** What it takes to say what has been typed. */
export interface Setting {
  /** Of the organisation, on whose clocks the deadline is. */
  timeZone: string;
  /** The texts that are sent as nothing, so that they stay the standard ones. */
  standard: MailTexts;
}

/** What the call takes that saves a draft. */
export function toBody(values: CampaignValues, setting: Setting): CampaignBody {
  return {
    ...setupBody(values, setting),
    campaign_type: values.campaign_type,
    open_invite: flag(values.open_invite),
    ...testsBody(values),
    ...peopleBody(values),
  };
}

type TestValues = Pick<
  CampaignValues,
  'test_types' | 'skill_tests' | 'interview_name' | 'interview_questions'
>;

/** What is asked for; an interview is there by its questions, and one test by a field of its own. */
export function testsBody(values: TestValues) {
  return {
    test_types: values.test_types.filter((test) => factsOf(test)?.field === undefined),
    burnout_test: flag(values.test_types.some((test) => factsOf(test)?.field === 'burnout_test')),
    skill_tests: values.skill_tests,
    interview_name: values.interview_name.trim(),
    interview_questions: linesOf(values.interview_questions),
  };
}

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The part that a running campaign can change. */
export function setupBody(values: CampaignValues, { timeZone, standard }: Setting) {
  return {
    campaign_name: values.campaign_name,
    ...profileField(values.profile),
    ...cultureField(values),
    deadline: deadlineOf(values, timeZone),
    number_of_reminders: Number(values.number_of_reminders),
    invite_sender_name: values.invite_sender_name,
    invite_sender_email: values.invite_sender_email,
    language: values.language,
    email_update_on_test_complete: flag(values.email_update_on_test_complete),
    email_update_on_all_complete: flag(values.email_update_on_all_complete),
    email_text: toStoredText(values.email_text, standard.email_text),
    email_reminder_text: toStoredText(values.email_reminder_text, standard.email_reminder_text),
  };
}

/** Rows, or where there are none the addresses alone; nobody at all is an empty list of addresses. */
export function peopleBody({ subjects, email_list }: PeopleValues) {
  const rows = tidyRows(subjects);
  return rows.length > 0
    ? { subjects: rows }
    : { email_list: email_list.trim(), delimiter: ',' as const };
}

/** How many are asked by this. */
export function countPeople({ subjects, email_list }: PeopleValues): number {
  const rows = tidyRows(subjects).length;
  return rows || email_list.split(/[,\r\n]+/).filter((address) => address.trim() !== '').length;
}

function flag(on: boolean): 1 | 0 {
  return on ? 1 : 0;
}

function profileField(reference: string) {
  const id = Number(reference.split(':').at(-1));
  // None is an empty id, since what a running campaign's call does not name stays.
  if (!id) return { campaign_profile_id: '' as const };
  if (reference.startsWith('alt:')) return { alt_campaign_profile_id: id };
  if (reference.startsWith('custom:')) return { custom_campaign_profile_id: id };
  return { campaign_profile_id: id };
}

/** Without the test that it is for nothing is said, so that what was chosen before stays. */
function cultureField({ test_types, culture_test_id }: CampaignValues) {
  if (!test_types.includes(testOf(described))) return {};
  return { culture_test_id: culture_test_id === '' ? ('' as const) : Number(culture_test_id) };
}

/** On the clocks of the organisation; a day alone ends with its last minute. */
export function deadlineOf(
  { deadline, deadline_time }: Pick<CampaignValues, 'deadline' | 'deadline_time'>,
  timeZone: string,
): string {
  return deadline && momentOf(deadline, deadline_time || endOfDay, timeZone);
}

/** A typed text as it is stored; the standard one as nothing, so that it stays the standard one. */
export function toStoredText(typed: string, standard: string): string {
  return isSameText(typed, standard) ? '' : asHtml(typed);
}

interface Beginning {
  texts: MailTexts;
  sender: { name: string; email: string };
  tests: readonly { value: string }[];
  /** In which the manager works: the one to begin with. */
  language: Language;
}

export function newCampaign({ texts, sender, tests, language }: Beginning): CampaignValues {
  return {
    campaign_name: '',
    campaign_type: 'recruitment',
    test_types: tests.length === 1 ? tests.map(({ value }) => value) : [],
    skill_tests: [],
    interview_name: t`Video interview`,
    interview_questions: '',
    profile: '',
    culture_test_id: '',
    deadline: '',
    deadline_time: endOfDay,
    number_of_reminders: '2',
    invite_sender_name: sender.name,
    invite_sender_email: sender.email,
    language,
    email_update_on_test_complete: false,
    email_update_on_all_complete: true,
    open_invite: false,
    subjects: [emptyRow],
    email_list: '',
    email_text: asHtml(texts.email_text),
    email_reminder_text: asHtml(texts.email_reminder_text),
  };
}

/** A saved campaign in the form; a copy comes without people and deadline. */
export function savedCampaign(
  campaign: Campaign,
  texts: MailTexts,
  kind: 'edit' | 'copy',
): CampaignValues {
  const copy = kind === 'copy';
  const { campaign_name: name } = campaign;
  const clock =
    campaign.deadline && !copy ? wallClock(campaign.deadline, campaign.time_zone) : null;
  return {
    campaign_name: copy ? t`${name} (copy)`.slice(0, 120) : name,
    campaign_type: campaign.campaign_type,
    test_types: campaign.test_types
      .filter((test) => skillTestIdOf(test) === undefined && interviewCodeOf(test) === undefined)
      .map(String),
    skill_tests: campaign.test_types.flatMap((test) => skillTestIdOf(test) ?? []).map(String),
    interview_name: campaign.interview_name ?? t`Video interview`,
    interview_questions: campaign.interview_questions
      .map((question) => question.replaceAll(/\s*\n\s*/g, ' '))
      .join('\n'),
    profile: campaign.profile?.reference ?? '',
    culture_test_id: String(campaign.culture_test_id ?? ''),
    deadline: clock?.date ?? '',
    deadline_time: clock?.time ?? endOfDay,
    number_of_reminders: String(campaign.number_of_reminders),
    invite_sender_name: campaign.invite_sender_name,
    invite_sender_email: campaign.invite_sender_email,
    language: campaign.language,
    email_update_on_test_complete: campaign.email_update_on_test_complete,
    email_update_on_all_complete: campaign.email_update_on_all_complete,
    open_invite: campaign.open_to_all,
    subjects: copy || campaign.subjects.length === 0 ? [emptyRow] : campaign.subjects,
    email_list: '',
    email_text: asHtml(texts.email_text),
    email_reminder_text: asHtml(texts.email_reminder_text),
  };
}
