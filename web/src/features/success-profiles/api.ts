import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { getReviewAgreement } from '@assay/contract/reviews';
import {
  createSuccessProfile as createSuccessProfileCall,
  deleteSuccessProfile as deleteSuccessProfileCall,
  editSuccessProfile as editSuccessProfileCall,
  filterReviewSubjects,
  getSuccessProfile,
  listSuccessCategories,
  listSuccessProfiles,
  removeReviewed as removeReviewedCall,
} from '@assay/contract/success-profiles';
import {
  correlateSuccess,
  drawSuccessPoints,
  saveSuccessProfile as saveSuccessProfileCall,
} from '@assay/contract/success-studies';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '../../api/client.ts';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { paged } from '../../lib/paged.ts';

export type SuccessProfileRow = OutputOf<typeof listSuccessProfiles>['data'][number];
export type SuccessProfile = OutputOf<typeof getSuccessProfile>['data'];
export type ProfilePerson = SuccessProfile['reviews'][number];
export type SavedVersion = SuccessProfile['versions'][number];
export type Category = OutputOf<typeof listSuccessCategories>['data'][number];
export type Candidate = OutputOf<typeof filterReviewSubjects>['data'][number];
export type Correlations = OutputOf<typeof correlateSuccess>['data'];
export type Finding = Correlations['scales'][number];
export type Chance = NonNullable<Correlations['chance']>;
export type Proposal = Correlations['profiles'][number];
export type Tried = Proposal['tried'];
export type Impact = NonNullable<Proposal['impact']>;
export type Outcome = Finding['outcome'];
export type Agreement = OutputOf<typeof getReviewAgreement>['data'];

export function successProfiles(query: CallInput<typeof listSuccessProfiles>['query']) {
  return queryOptions({
    queryKey: ['success-profiles', query],
    queryFn: ({ signal }) => call(listSuccessProfiles, { query: paged(query), signal }),
    placeholderData: keepPreviousData,
  });
}

export const successCategories = queryOptions({
  queryKey: ['success-categories'],
  queryFn: async ({ signal }) => (await call(listSuccessCategories, { signal })).data,
});

export function successProfile(id: number) {
  return queryOptions({
    queryKey: ['success-profile', id],
    queryFn: async ({ signal }) => (await call(getSuccessProfile, { params: { id }, signal })).data,
  });
}

export function correlations(id: number) {
  return queryOptions({
    queryKey: ['success-profile', id, 'correlations'],
    queryFn: async ({ signal }) => (await call(correlateSuccess, { params: { id }, signal })).data,
  });
}

/** Score and rating of each person on one scale. */
export function points(id: number, scale: string, outcome: Outcome) {
  return queryOptions({
    queryKey: ['success-profile', id, 'points', scale, outcome],
    queryFn: async ({ signal }) => {
      const query = { scale, outcome };
      return (await call(drawSuccessPoints, { params: { id }, query, signal })).data.points;
    },
  });
}

export function agreement(id: number) {
  return queryOptions({
    queryKey: ['success-profile', id, 'agreement'],
    queryFn: async ({ signal }) =>
      (await call(getReviewAgreement, { params: { successProfileId: id }, signal })).data,
  });
}

export function candidates(query: CallInput<typeof filterReviewSubjects>['query']) {
  return queryOptions({
    queryKey: ['review-candidates', query],
    queryFn: ({ signal }) => call(filterReviewSubjects, { query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** What a call answered is what stands there now; lists and figures are read again. */
function keep(profile: SuccessProfile): SuccessProfile {
  void queryClient.invalidateQueries({ queryKey: ['success-profile', profile.id] });
  queryClient.setQueryData(successProfile(profile.id).queryKey, profile);
  readListsAgain();
  return profile;
}

function readListsAgain() {
  for (const queryKey of [['success-profiles'], ['review-candidates'], ['reference-profiles']]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}

export async function createSuccessProfile(body: BodyOf<typeof createSuccessProfileCall>) {
  return keep((await call(createSuccessProfileCall, { body })).data);
}

type Edit = Partial<BodyOf<typeof editSuccessProfileCall>>;

/** Renames it, or adds people to it. */
export async function editSuccessProfile(id: number, body: Edit) {
  return keep((await call(editSuccessProfileCall, { params: { id }, body })).data);
}

/** @param row of the person in the profile. */
export async function removeReviewed(profile: number, row: number): Promise<string> {
  const { message } = await call(removeReviewedCall, { params: { id: row } });
  await queryClient.invalidateQueries({ queryKey: ['success-profile', profile] });
  readListsAgain();
  return message;
}

export async function deleteSuccessProfile(id: number): Promise<string> {
  const { message } = await call(deleteSuccessProfileCall, { params: { id } });
  queryClient.removeQueries({ queryKey: ['success-profile', id] });
  readListsAgain();
  return message;
}

export async function saveSuccessProfile(body: BodyOf<typeof saveSuccessProfileCall>) {
  const { data } = await call(saveSuccessProfileCall, { body });
  void queryClient.invalidateQueries({ queryKey: successProfile(data.id).queryKey, exact: true });
  readListsAgain();
  return data;
}
