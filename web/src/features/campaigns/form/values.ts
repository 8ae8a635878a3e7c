import type { saveCampaign } from '@assay/contract/campaigns';
import type { InputOf } from '../../../lib/contract-types.ts';
import { momentOf, wallClock } from '../../../lib/moments.ts';
import type { Campaign, MailTexts } from '../api.ts';
import { isHtml } from '../mail/html.ts';
import { toHtml, toPlainText } from '../mail/plain-text.ts';

export interface PersonRow {
  first_name: string;
  last_name: string;
  email: string;
}

/** The campaign form as it is typed. */
export interface CampaignValues {
  campaign_name: string;
  campaign_type: 'recruitment' | 'development';
  test_types: string[];
  /** `5`, `custom:5`, `alt:5`, or empty for none. */
  profile: string;
  /** A day, and a time on the organisation's clocks. */
  deadline: string;
  deadline_time: string;
  number_of_reminders: string;
  invite_sender_name: string;
  invite_sender_email: string;
  email_update_on_test_complete: boolean;
  email_update_on_all_complete: boolean;
  subjects: PersonRow[];
  email_text: string;
  reminder_text: string;
}

export type CampaignBody = InputOf<NonNullable<typeof saveCampaign.body>>;

export const endOfDay = '23:59';
export const emptyRow: PersonRow = { first_name: '', last_name: '', email: '' };

export function isEmptyRow(row: PersonRow): boolean {
  return !row.first_name.trim() && !row.last_name.trim() && !row.email.trim();
}

/** `anna maria` → `Anna Maria`; what is written in capitals stays. */
export function capitalise(name: string): string {
  return name.trim().replaceAll(/(^|\s)(\p{Ll})/gu, (letters) => letters.toUpperCase());
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

/** What the call takes; the deadline is on the clocks of the organisation. */
export function toBody(values: CampaignValues, timeZone: string): CampaignBody {
  const { profile, deadline, deadline_time } = values;
  const time = deadline_time || endOfDay;
  return {
    campaign_name: values.campaign_name,
    campaign_type: values.campaign_type,
    test_types: values.test_types,
    ...profileField(profile),
    deadline: deadline && momentOf(deadline, time, timeZone),
    number_of_reminders: Number(values.number_of_reminders),
    invite_sender_name: values.invite_sender_name,
    invite_sender_email: values.invite_sender_email,
    email_update_on_test_complete: values.email_update_on_test_complete ? 1 : 0,
    email_update_on_all_complete: values.email_update_on_all_complete ? 1 : 0,
    subjects: values.subjects,
  };
}

function profileField(reference: string) {
  const id = Number(reference.split(':').at(-1));
  if (!id) return {};
  if (reference.startsWith('alt:')) return { alt_campaign_profile_id: id };
  if (reference.startsWith('custom:')) return { custom_campaign_profile_id: id };
  return { campaign_profile_id: id };
}

/** A typed text as it is stored; the standard one as nothing, so that it stays the standard one. */
export function toStoredText(typed: string, standard: string): string {
  if (typed.trim() === standard.trim()) return '';
  const asHtml = isHtml(typed) && toPlainText(typed) === null;
  return asHtml ? typed : toHtml(typed);
}

/** A stored text as it is typed: plain where nothing is lost. */
export function toTypedText(stored: string): string {
  return toPlainText(stored) ?? stored;
}

interface Beginning {
  texts: MailTexts;
  sender: { name: string; email: string };
  tests: readonly { value: string }[];
}

export function newCampaign({ texts, sender, tests }: Beginning): CampaignValues {
  return {
    campaign_name: '',
    campaign_type: 'recruitment',
    test_types: tests.length === 1 ? tests.map(({ value }) => value) : [],
    profile: '',
    deadline: '',
    deadline_time: endOfDay,
    number_of_reminders: '2',
    invite_sender_name: sender.name,
    invite_sender_email: sender.email,
    email_update_on_test_complete: false,
    email_update_on_all_complete: true,
    subjects: [emptyRow],
    email_text: toTypedText(texts.invitation),
    reminder_text: toTypedText(texts.reminder),
  };
}

/** A saved campaign in the form; a copy comes without people and deadline. */
export function savedCampaign(
  campaign: Campaign,
  texts: MailTexts,
  kind: 'edit' | 'copy',
): CampaignValues {
  const copy = kind === 'copy';
  const clock =
    campaign.deadline && !copy ? wallClock(campaign.deadline, campaign.time_zone) : null;
  return {
    campaign_name: copy ? `${campaign.campaign_name} (copy)`.slice(0, 120) : campaign.campaign_name,
    campaign_type: campaign.campaign_type,
    test_types: campaign.test_types.map(String),
    profile: campaign.profile?.reference ?? '',
    deadline: clock?.date ?? '',
    deadline_time: clock?.time ?? endOfDay,
    number_of_reminders: String(campaign.number_of_reminders),
    invite_sender_name: campaign.invite_sender_name,
    invite_sender_email: campaign.invite_sender_email,
    email_update_on_test_complete: campaign.email_update_on_test_complete,
    email_update_on_all_complete: campaign.email_update_on_all_complete,
    subjects: copy || campaign.subjects.length === 0 ? [emptyRow] : campaign.subjects,
    email_text: toTypedText(texts.invitation),
    reminder_text: toTypedText(texts.reminder),
  };
}
