import { editActiveCampaign, saveCampaign } from '@assay/contract/campaigns';
import { setEmailText, setReminderText } from '@assay/contract/campaign-mails';
import { t } from '@lingui/core/macro';
import type { FailedCall } from '../../../lib/server-errors.ts';
import { call } from '../../../api/client.ts';
import { forgetCampaign } from '../api.ts';
import type { Campaign, MailTexts } from '../api.ts';
import type { CampaignValues } from './values.ts';
import { setupBody, testsBody, toBody, toStoredText } from './values.ts';

export interface SaveTarget {
  /** The draft to save again. */
  campaign_id?: number | undefined;
  /** The campaign that this one is a copy of. */
  copy_of?: number | undefined;
  /** It has been activated: one call changes it, and opens one that is over again. */
  running?: { fixedTests: Campaign['tests'] | undefined; over: boolean } | undefined;
  timeZone: string;
  standard: MailTexts;
}

/**
 * Saves in three steps: the campaign, its invitation, its reminder. A step that fails stops the rest; what is saved by
 * then is told by `onCreated`, so that trying again does not create a second campaign.
 */
export async function saveInSteps(
  values: CampaignValues,
  { campaign_id, copy_of, timeZone, standard }: SaveTarget,
  onCreated: (id: number) => void,
): Promise<number> {
  const origin = campaign_id ? { campaign_id } : { copy_of };
  const first = await call(saveCampaign, { body: { ...toBody(values, timeZone), ...origin } });
  const { id } = first.data;
  onCreated(id);
  const params = { id };
  const invitation = toStoredText(values.email_text, standard.invitation);
  await call(setEmailText, { params, body: { email_text: invitation } });
  const reminder = toStoredText(values.reminder_text, standard.reminder);
  await call(setReminderText, { params, body: { reminder_text: reminder } });
  await forgetCampaign(id);
  return id;
}

/** Changes a running campaign. Its people are added by a call of their own. */
export async function saveRunning(
  values: CampaignValues,
  { campaign_id = 0, running, timeZone, standard }: SaveTarget,
): Promise<number> {
  const body = {
    // None is an empty id here, since what is not named stays.
    ...(values.profile ? {} : { campaign_profile_id: '' as const }),
    ...setupBody(values, timeZone),
    ...(running?.fixedTests ? {} : testsBody(values)),
    campaign_id,
    email_text: toStoredText(values.email_text, standard.invitation),
    email_reminder_text: toStoredText(values.reminder_text, standard.reminder),
  };
  const { data } = await call(editActiveCampaign, { body });
  await forgetCampaign(data.id);
  return data.id;
}

const fields: Record<string, keyof CampaignValues> = {
  campaign_profile_id: 'profile',
  custom_campaign_profile_id: 'profile',
  alt_campaign_profile_id: 'profile',
  email_reminder_text: 'reminder_text',
  burnout_test: 'test_types',
};

/** Questions are lines of one field, so what is wrong with one says which. */
function inQuestion(key: string, messages: string | readonly string[]) {
  const at = /^interview_questions\.(\d+)$/.exec(key)?.[1];
  if (at === undefined) return messages;
  const number = Number(at) + 1;
  return [messages].flat().map((problem) => t`Question ${number}: ${problem}`);
}

/** The server's messages under the names of the form's fields. */
export function onFormFields({ message, errors }: FailedCall): FailedCall {
  if (!errors || typeof errors === 'string') return { message, errors };
  const renamed = Object.entries(errors).map(([key, messages]) => [
    fields[key] ?? key.replace(/^(test_types|skill_tests|interview_questions)\.\d+$/, '$1'),
    inQuestion(key, messages),
  ]);
  return { message, errors: Object.fromEntries(renamed) as Record<string, string[]> };
}
