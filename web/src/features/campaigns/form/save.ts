import { editActiveCampaign, saveCampaign } from '@assay/contract/campaigns';
import { t } from '@lingui/core/macro';
import type { FailedCall } from '../../../lib/server-errors.ts';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { invalidateCampaign, oneCampaign } from '../api.ts';
import type { Campaign } from '../api.ts';
import type { CampaignValues, Setting } from './values.ts';
import { setupBody, testsBody, toBody } from './values.ts';

export interface SaveTarget extends Setting {
  /** The draft to save again. */
  campaign_id?: number | undefined;
  /** Of that draft, or of the campaign that runs, as the form began with it: what has been saved since is not saved over. */
  version?: number | undefined;
  /** The campaign that this one is a copy of. */
  copy_of?: number | undefined;
  /** The same where it has been activated: another call changes it, and opens one that is over again. */
  running?: Campaign | undefined;
}

/** Saves all of a draft or of a copy by one call, and by another one what a running campaign can change; answers what is saved. */
export async function saveForm(values: CampaignValues, target: SaveTarget): Promise<Campaign> {
  const { campaign_id, version, copy_of, running } = target;
  const { data } =
    running && campaign_id
      ? await call(editActiveCampaign, {
          body: {
            ...setupBody(values, target),
            ...(running.tests_fixed ? {} : testsBody(values)),
            campaign_id,
            version,
          },
        })
      : await call(saveCampaign, {
          body: {
            ...toBody(values, target),
            ...(campaign_id ? { campaign_id, version } : { copy_of }),
          },
        });
  await invalidateCampaign(data.id);
  return data;
}

/** The version that the form would be saved over, where that is why it was refused; a draft that runs by now takes none. */
export async function findNewer(
  failure: unknown,
  { campaign_id, version, running }: SaveTarget,
): Promise<number | null> {
  const refused = failure instanceof ApiError && failure.status === 409;
  if (!refused || !campaign_id || version === undefined) return null;
  const { version: now, status } = await queryClient.fetchQuery({
    ...oneCampaign(campaign_id),
    staleTime: 0,
  });
  const isDraft = status === 'draft';
  return now === version || isDraft === (running !== undefined) ? null : now;
}

const fields: Record<string, keyof CampaignValues> = {
  campaign_profile_id: 'profile',
  custom_campaign_profile_id: 'profile',
  alt_campaign_profile_id: 'profile',
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
