import { addSubjects as addSubjectsCall } from '@assay/contract/campaign-people';
import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { plural, t } from '@lingui/core/macro';
import { call } from '../../../api/client.ts';
import { invalidateCampaign } from '../api.ts';

type People = Omit<BodyOf<typeof addSubjectsCall>, 'campaign_id'>;
type Added = OutputOf<typeof addSubjectsCall>['data'];

/** Invites more people to a campaign that runs. */
export async function addSubjects(campaignId: number, people: People): Promise<Added> {
  const { data } = await call(addSubjectsCall, { body: { campaign_id: campaignId, ...people } });
  await invalidateCampaign(campaignId);
  return data;
}

export function addedInWords({ added, already_in }: Added): string {
  const first = t`${plural(added, { one: '# person invited.', other: '# people invited.' })}`;
  if (already_in === 0) return first;
  const rest = t`${plural(already_in, {
    one: '# person was already in the campaign.',
    other: '# people were already in the campaign.',
  })}`;
  return `${first} ${rest}`;
}
