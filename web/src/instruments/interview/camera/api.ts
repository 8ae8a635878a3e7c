import {
  completeInterview,
  keepRecording,
  listInterviews,
  startInterview,
  watchOwnRecording,
} from '@assay/contract/interviews';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

export const ownInterviews = queryOptions({
  queryKey: ['own-interviews'],
  queryFn: async ({ signal }) => (await call(listInterviews, { signal })).data,
});

/** Begins an interview, or goes on with it. Asked for by a press alone, since that is when it begins. */
export async function openInterview(interviewCode: string) {
  return (await call(startInterview, { params: { interviewCode } })).data;
}

export async function keep(interviewCode: string, id: number, seconds: number) {
  const { data } = await call(keepRecording, { params: { interviewCode, id }, body: { seconds } });
  return data;
}

export async function handIn(interviewCode: string): Promise<void> {
  await call(completeInterview, { params: { interviewCode } });
}

export function fetchOwnVideo(interviewCode: string, id: number): Promise<Blob> {
  return call(watchOwnRecording, { params: { interviewCode, id } });
}

/** For the page after it: only what has begun is asked for, so nothing begins by this. */
export function startedInterview(interviewCode: string) {
  return queryOptions({
    queryKey: ['own-interview', interviewCode],
    queryFn: () => openInterview(interviewCode),
  });
}
