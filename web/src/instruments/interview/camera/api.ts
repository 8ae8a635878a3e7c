import {
  completeInterview as completeInterviewCall,
  keepRecording as keepRecordingCall,
  listInterviews,
  startInterview as startInterviewCall,
  watchOwnRecording,
} from '@assay/contract/interviews';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';

export const ownInterviews = queryOptions({
  queryKey: ['own-interviews'],
  queryFn: async ({ signal }) => (await call(listInterviews, { signal })).data,
});

/** Begins an interview, or goes on with it. Asked for by a press alone, since that is when it begins. */
export async function startInterview(interviewCode: string) {
  return (await call(startInterviewCall, { params: { interviewCode } })).data;
}

export async function keepRecording(interviewCode: string, id: number, seconds: number) {
  const { data } = await call(keepRecordingCall, {
    params: { interviewCode, id },
    body: { seconds },
  });
  return data;
}

export async function completeInterview(interviewCode: string): Promise<void> {
  await call(completeInterviewCall, { params: { interviewCode } });
}

export function fetchOwnVideo(interviewCode: string, id: number): Promise<Blob> {
  return call(watchOwnRecording, { params: { interviewCode, id } });
}

/** For the page after it: only what has begun is asked for, so nothing begins by this. */
export function startedInterview(interviewCode: string) {
  return queryOptions({
    queryKey: ['own-interview', interviewCode],
    queryFn: () => startInterview(interviewCode),
  });
}
