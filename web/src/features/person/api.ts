import type { OutputOf, QueryOf } from '@assay/contract/endpoint';
import { getPerson } from '@assay/contract/people';
import {
  createNote as createCall,
  deleteNote as deleteCall,
  listNotes,
  restoreNote as restoreCall,
} from '@assay/contract/subject-notes';
import { instrumentFacts } from '@assay/contract/instruments';
import type { Note } from '@assay/contract/subject-notes';
import type { TestCard } from '@assay/contract/subject-profile';
import { getSubjectProfile, getSubjectTimeline } from '@assay/contract/subject-profile';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { reportAddress } from '../../lib/report-address.ts';

export type Profile = OutputOf<typeof getSubjectProfile>['data'];
export type ListedPerson = OutputOf<typeof getPerson>['data'];
export type Happening = OutputOf<typeof getSubjectTimeline>['data'][number];
type TimelineQuery = Pick<QueryOf<typeof getSubjectTimeline>, 'kind' | 'page'>;

/** Each reading is written down for the person: it is read when the page is opened, never for a window that comes to the front. */
export function personProfile(id: number) {
  return queryOptions({
    queryKey: ['person', id, 'profile'],
    queryFn: async ({ signal }) => (await call(getSubjectProfile, { params: { id }, signal })).data,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Who somebody is and how far they are, without a result: nothing of it is written down. */
export function listedPerson(id: number) {
  return queryOptions({
    queryKey: ['people', 'one', id],
    queryFn: async ({ signal }) =>
      (await call(getPerson, { params: { id }, query: { scores: false }, signal })).data,
  });
}

export function notesOf(id: number) {
  return queryOptions({
    queryKey: ['person', id, 'notes'],
    queryFn: async ({ signal }) => (await call(listNotes, { params: { id }, signal })).data,
  });
}

export function timelineOf(id: number, query: TimelineQuery) {
  return queryOptions({
    queryKey: ['person', id, 'timeline', query],
    queryFn: ({ signal }) =>
      call(getSubjectTimeline, { params: { id }, query: { ...query, perPage: 10 }, signal }),
    // Of this person only: nobody's past is shown below another name.
    placeholderData: (before, query) =>
      query?.queryKey[1] === id ? keepPreviousData(before) : undefined,
  });
}

function forgetTimeline(id: number): void {
  void queryClient.invalidateQueries({ queryKey: ['person', id, 'timeline'] });
}

/** Puts what a change has answered into the page, which is not read again for it. */
export function amendProfile(id: number, change: (profile: Profile) => Profile): void {
  queryClient.setQueryData(personProfile(id).queryKey, (kept) => kept && change(kept));
  forgetTimeline(id);
}

function amendNotes(id: number, change: (notes: readonly Note[]) => Note[]): void {
  queryClient.setQueryData(notesOf(id).queryKey, (kept) => kept && change(kept));
  forgetTimeline(id);
}

export async function createNote(id: number, text: string): Promise<void> {
  const { data } = await call(createCall, { params: { id }, body: { text } });
  // One that was there already is the answer to a call that has come twice.
  amendNotes(id, (notes) => [data, ...notes.filter((note) => note.id !== data.id)]);
}

export async function deleteNote({ id, subject_id: subject }: Note): Promise<void> {
  await call(deleteCall, { params: { id } });
  amendNotes(subject, (notes) => notes.filter((note) => note.id !== id));
}

/** The newest first, as it was. */
export async function restoreNote({ id }: Note): Promise<void> {
  const { data } = await call(restoreCall, { params: { id } });
  amendNotes(data.subject_id, (notes) =>
    [data, ...notes.filter((note) => note.id !== id)].toSorted((a, b) => b.id - a.id),
  );
}

/** Where the report of a card is; how somebody feels belongs to no campaign. */
export function reportOf({ id, instrument, campaigns, report }: TestCard, subjectId: number) {
  if (report === null) return undefined;
  const campaign = instrumentFacts[instrument].isRepeated ? undefined : campaigns[0]?.id;
  return reportAddress(id, subjectId, campaign);
}
