import {
  activateCampaign as activateCall,
  archiveCampaign as archiveCall,
  closeCampaign as closeCall,
  deleteCampaign as deleteCall,
  filterCampaigns,
  getCampaign,
  getPlaces,
} from '@assay/contract/campaigns';
import { listGroupedProfiles } from '@assay/contract/reference-profiles';
import { getEmailText, getReminderText } from '@assay/contract/campaign-mails';
import type { Language } from '@assay/contract/languages';
import type { filterCampaignSubjects } from '@assay/contract/campaign-people';
import { downloadCampaignResults, filterCampaignResults } from '@assay/contract/campaign-results';
import type { OutputOf } from '@assay/contract/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '../../api/client.ts';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { paged } from '../../lib/paged.ts';

export type Campaign = OutputOf<typeof getCampaign>['data'];
export type CampaignSubject = OutputOf<typeof filterCampaignSubjects>['data'][number];
type CampaignFilter = CallInput<typeof filterCampaigns>['query'];
/** The same with the outcome of every test. */
export type CampaignPerson = OutputOf<typeof filterCampaignResults>['data'][number];
export type ProfileGroup = OutputOf<typeof listGroupedProfiles>['data'][number];
type ResultFilter = NonNullable<CallInput<typeof filterCampaignResults>['query']>;

export function campaigns(query: CampaignFilter) {
  return queryOptions({
    queryKey: ['campaigns', query],
    queryFn: ({ signal }) => call(filterCampaigns, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function oneCampaign(id: number) {
  return queryOptions({
    queryKey: ['campaign', id],
    queryFn: async ({ signal }) => (await call(getCampaign, { params: { id }, signal })).data,
  });
}

export function campaignPeople(id: number, query: ResultFilter) {
  return queryOptions({
    queryKey: ['campaign', id, 'people', query],
    queryFn: ({ signal }) =>
      call(filterCampaignResults, { params: { id }, query: paged(query), signal }),
    placeholderData: keepPreviousData,
  });
}

export function resultsFile(
  id: number,
  query: CallInput<typeof downloadCampaignResults>['query'],
): Promise<Blob> {
  return call(downloadCampaignResults, { params: { id }, query });
}

/** Both mail texts of a campaign, or with `default` the standard ones of a language. */
export function campaignTexts(id: number | 'default', language: Language = 'en') {
  return queryOptions({
    queryKey: id === 'default' ? ['standard-texts', language] : ['campaign', id, 'texts'],
    queryFn: async ({ signal }): Promise<CampaignTexts> => {
      const [invitation, reminder] = await Promise.all([
        call(getEmailText, { params: { id }, query: { language }, signal }),
        call(getReminderText, { params: { id }, query: { language }, signal }),
      ]);
      return {
        email_text: invitation.data.email_text,
        email_reminder_text: reminder.data.reminder_text,
        isStandard: {
          email_text: invitation.data.is_default,
          email_reminder_text: reminder.data.is_default,
        },
      };
    },
  });
}

/** Named as the campaign names them. */
export interface MailTexts {
  email_text: string;
  email_reminder_text: string;
}

export interface CampaignTexts extends MailTexts {
  /** Whether nothing has been saved in its place. */
  isStandard: Record<keyof MailTexts, boolean>;
}

export const referenceProfiles = queryOptions({
  queryKey: ['reference-profiles'],
  queryFn: async ({ signal }) => (await call(listGroupedProfiles, { signal })).data,
  staleTime: Infinity,
});

export async function activateCampaign(id: number) {
  const { data } = await call(activateCall, { params: { id } });
  await invalidateCampaign(id);
  return data;
}

/** Places left in the plan, and those that a saved draft takes; asked for anew each time. */
export function places(campaign?: number) {
  return queryOptions({
    queryKey: ['campaign-places', campaign],
    queryFn: async ({ signal }) => (await call(getPlaces, { query: { campaign }, signal })).data,
    staleTime: 0,
    gcTime: 0,
  });
}

export async function closeCampaign(id: number) {
  await call(closeCall, { params: { id } });
  await invalidateCampaign(id);
}

/** Puts a campaign that is over away, or brings it back. */
export async function archiveCampaign(id: number, archived: boolean) {
  await call(archiveCall, { params: { id }, body: { archived } });
  await invalidateCampaign(id);
}

export async function deleteCampaign(id: number) {
  const { message } = await call(deleteCall, { params: { id } });
  queryClient.removeQueries({ queryKey: ['campaign', id] });
  await queryClient.invalidateQueries({ queryKey: ['campaigns'] });
  return message;
}

/** After a change: everything shown of this campaign is read again. */
export async function invalidateCampaign(id: number) {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['campaign', id] }),
    queryClient.invalidateQueries({ queryKey: ['campaigns'] }),
  ]);
}
