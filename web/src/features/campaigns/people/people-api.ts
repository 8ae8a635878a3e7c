import { listCampaignMails } from '@assay/contract/campaign-mails';
import {
  filterCampaignSubjects,
  previewReminders,
  remindSubjects as remindCall,
  removeSubject as removeCall,
} from '@assay/contract/campaign-people';
import type { OutputOf } from '@assay/contract/endpoint';
import {
  addTime as addTimeCall,
  getExtraTime,
  setExtraTime as setExtraTimeCall,
} from '@assay/contract/extra-time';
import {
  askPermission as askPermissionCall,
  getInvitationLink as getInvitationLinkCall,
} from '@assay/contract/entry';
import { nameOf } from '@assay/contract/person-name';
import { downloadSubjectCv } from '@assay/contract/profile-files';
import { cvMediaTypes, cvTypes } from '@assay/contract/cv-types';
import { listRetakes, waiveRetake as waiveRetakeCall } from '@assay/contract/retakes';
import { t } from '@lingui/core/macro';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '../../../api/client.ts';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { saveFile } from '../../../lib/save-file.ts';
import type { CampaignSubject } from '../api.ts';
import { invalidateCampaign } from '../api.ts';

export type PeopleFilter = NonNullable<CallInput<typeof filterCampaignSubjects>['query']>;
export type ExtraTime = OutputOf<typeof getExtraTime>['data'];
export type Retake = OutputOf<typeof listRetakes>['data'][number];
export type CampaignMail = OutputOf<typeof listCampaignMails>['data'][number];

/** Several at a time, so that neither 10,000 calls wait for each other nor all come at once. */
const atATime = 4;
const perPage = 100;

export function mailsTo(id: number, subject: number, page: number) {
  return queryOptions({
    queryKey: ['campaign', id, 'mails', subject, page],
    queryFn: ({ signal }) =>
      call(listCampaignMails, { params: { id }, query: { subject, page }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Everybody whom a filter finds, in pages as large as the server gives. */
export async function everybodyOf(
  filter: PeopleFilter,
  onProgress: (found: number) => void,
): Promise<CampaignSubject[]> {
  const pageOf = (page: number) =>
    call(filterCampaignSubjects, { query: { ...filter, page, perPage } });
  const first = await pageOf(1);
  const people = [...first.data];
  const pages = Array.from({ length: first.meta.last_page - 1 }, (_, index) => index + 2);
  await eachOf(pages, async (page) => {
    people.push(...(await pageOf(page)).data);
    onProgress(people.length);
  });
  return people;
}

/** Runs a call for each. After the first failure none begins any more, and those on their way are over before it is told. */
async function eachOf<Item>(items: readonly Item[], run: (item: Item) => Promise<unknown>) {
  const waiting = items.values();
  const failures: unknown[] = [];
  const lane = async () => {
    for (const item of waiting) {
      if (failures.length > 0) return;
      await run(item).catch((failure: unknown) => failures.push(failure));
    }
  };
  await Promise.all(Array.from({ length: atATime }, lane));
  if (failures.length > 0) throw failures[0];
}

/** How many a reminder would reach now, and how many of them got an email within a day; asked for anew each time. */
export function reminderPreview(id: number, subjects?: readonly number[]) {
  return queryOptions({
    queryKey: ['reminder-preview', id, subjects],
    queryFn: async ({ signal }) => {
      const body = subjects ? { subjects: [...subjects] } : {};
      return (await call(previewReminders, { params: { id }, body, signal })).data;
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** Reminds those named, or without them everybody who has not finished. */
export async function remindSubjects(
  id: number,
  subjects: number[] | undefined,
  { leaveOutRecent }: { leaveOutRecent: boolean },
) {
  const { reminded, left_out } = await call(remindCall, {
    params: { id },
    body: { ...(subjects && { subjects }), leave_out_recent: leaveOutRecent },
  });
  await invalidateCampaign(id);
  return { reminded, left_out };
}

/** Whom a colleague, or this manager before a failure, has taken out already is no fault. */
export async function removeSubjects(
  campaignId: number,
  subjects: readonly number[],
): Promise<void> {
  try {
    await eachOf(subjects, async (subjectId) => {
      try {
        await call(removeCall, { params: { campaignId, subjectId } });
      } catch (failure) {
        if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
      }
    });
  } finally {
    await invalidateCampaign(campaignId);
  }
}

export async function getInvitationLink(id: number, campaign: number): Promise<string> {
  const { data } = await call(getInvitationLinkCall, { params: { id }, query: { campaign } });
  return data.url;
}

export async function askPermission(id: number, campaign: number): Promise<string> {
  const { message } = await call(askPermissionCall, { params: { id } });
  await queryClient.invalidateQueries({ queryKey: ['campaign', campaign] });
  return message;
}

/** How many were asked. Whoever has given it meanwhile or was asked within a day is no fault. */
export async function askPermissions(ids: readonly number[]): Promise<number> {
  let asked = 0;
  try {
    await eachOf(ids, async (id) => {
      try {
        await call(askPermissionCall, { params: { id } });
        asked += 1;
      } catch (failure) {
        if (!(failure instanceof ApiError && failure.status === 409)) throw failure;
      }
    });
  } finally {
    await queryClient.invalidateQueries({ queryKey: ['campaign'] });
  }
  return asked;
}

/** Asked for again and again while it shows: whether something runs changes by itself. */
export function extraTime(id: number) {
  return queryOptions({
    queryKey: ['extra-time', id],
    queryFn: async ({ signal }) => (await call(getExtraTime, { params: { id }, signal })).data,
    staleTime: 0,
    refetchInterval: 5000,
  });
}

export async function setExtraTime(id: number, percent: ExtraTime['percent']): Promise<string> {
  const { message } = await call(setExtraTimeCall, { params: { id }, body: { percent } });
  await queryClient.invalidateQueries({ queryKey: ['extra-time', id] });
  return message;
}

export async function addTime(id: number, seconds: number): Promise<string> {
  const { message } = await call(addTimeCall, { params: { id }, body: { seconds } });
  return message;
}

/** Tests that somebody has deleted and must wait for. */
export function retakes(id: number) {
  return queryOptions({
    queryKey: ['retakes', id],
    queryFn: async ({ signal }) => (await call(listRetakes, { params: { id }, signal })).data,
    staleTime: 0,
  });
}

export async function waiveRetake(id: number, test: Retake['test']): Promise<string> {
  const { message } = await call(waiveRetakeCall, { params: { id }, body: { test } });
  await queryClient.invalidateQueries({ queryKey: ['retakes', id] });
  return message;
}

/** Saves somebody's CV as a file called by their name. */
export async function saveCvOf(person: CampaignSubject): Promise<void> {
  const cv = await call(downloadSubjectCv, { params: { id: person.id } });
  const ending = cvTypes.find((type) => cv.type.startsWith(cvMediaTypes[type])) ?? 'pdf';
  const name = nameOf(person);
  saveFile(cv, t`${name}, CV.${ending}`);
}
