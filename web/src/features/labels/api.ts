import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import {
  addLabels as addCall,
  createLabel,
  deleteLabel as deleteCall,
  getLabel,
  listLabels,
  listLabelSubjects,
  takeOffLabel as takeOffCall,
  updateLabel,
} from '@assay/contract/labels';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

export type Label = OutputOf<typeof getLabel>['data'];
export type Chip = Pick<Label, 'id' | 'name' | 'colour'>;
export type Carrier = OutputOf<typeof listLabelSubjects>['data'][number];
type Fields = BodyOf<typeof createLabel>;

export const labels = queryOptions({
  queryKey: ['labels'],
  queryFn: async ({ signal }) => (await call(listLabels, { signal })).data,
});

export function oneLabel(id: number) {
  return queryOptions({
    queryKey: ['labels', id],
    queryFn: async ({ signal }) => (await call(getLabel, { params: { id }, signal })).data,
  });
}

/** Who carries a label. */
export function carriers(
  id: number,
  query: { name?: string | undefined; page?: number | undefined },
) {
  return queryOptions({
    queryKey: ['labels', id, 'subjects', query],
    queryFn: ({ signal }) => call(listLabelSubjects, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

const refresh = () => queryClient.invalidateQueries({ queryKey: labels.queryKey });

/** Creates a label, or with an id changes one. */
export async function saveLabel(body: Fields, id?: number): Promise<Label> {
  const { data } = id
    ? await call(updateLabel, { params: { id }, body })
    : await call(createLabel, { body });
  await refresh();
  return data;
}

export async function deleteLabel(id: number): Promise<void> {
  await call(deleteCall, { params: { id } });
  queryClient.setQueryData(labels.queryKey, (kept) => kept?.filter((label) => label.id !== id));
  void queryClient.invalidateQueries({ queryKey: labels.queryKey, exact: true });
}

/** Adds labels to many people; what they carry already stays. */
export async function addLabels(body: BodyOf<typeof addCall>): Promise<void> {
  await call(addCall, { body });
  void refresh();
}

/** Of one person, what was changed here and no more: what a colleague has added or taken off since stays so. */
export async function changeSubjectLabels(
  subject: number,
  { added, takenOff }: { added: number[]; takenOff: number[] },
): Promise<void> {
  const subjects = [subject];
  if (added.length > 0) await call(addCall, { body: { labels: added, subjects } });
  for (const id of takenOff) {
    try {
      await call(takeOffCall, { params: { id }, body: { subjects } });
    } catch (failure) {
      // A label that is deleted by now is nobody's any more.
      if (!(failure instanceof ApiError && failure.status === 404)) throw failure;
    }
  }
  void refresh();
}

export async function takeOffLabel(id: number, subjects: number[]): Promise<void> {
  await call(takeOffCall, { params: { id }, body: { subjects } });
  await refresh();
}
