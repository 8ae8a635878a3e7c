import { saveCampaign, setEmailText, setReminderText } from '@assay/contract/campaigns';
import type { FailedCall } from '../../../lib/server-errors.ts';
import { call } from '../../../api/client.ts';
import { forgetCampaign } from '../api.ts';
import type { MailTexts } from '../api.ts';
import type { CampaignValues } from './values.ts';
import { toBody, toStoredText } from './values.ts';

export interface SaveTarget {
  /** The draft to save again. */
  campaign_id?: number | undefined;
  /** The campaign that this one is a copy of. */
  copy_of?: number | undefined;
  timeZone: string;
  /** The standard texts, as they are typed. */
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

const fields: Record<string, keyof CampaignValues> = {
  campaign_profile_id: 'profile',
  custom_campaign_profile_id: 'profile',
  alt_campaign_profile_id: 'profile',
};

/** The server's messages under the names of the form's fields. */
export function onFormFields({ message, errors }: FailedCall): FailedCall {
  if (!errors || typeof errors === 'string') return { message, errors };
  const renamed = Object.entries(errors).map(([key, messages]) => [
    fields[key] ?? key.replace(/^test_types\.\d+$/, 'test_types'),
    messages,
  ]);
  return { message, errors: Object.fromEntries(renamed) as Record<string, string[]> };
}
