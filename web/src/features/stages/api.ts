import { getCampaign } from '@assay/contract/campaigns';
import { checkCutOff } from '@assay/contract/cut-off';
import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import {
  listStages,
  moveSubjects as moveCall,
  previewDecision,
  sendDecision as sendCall,
  setStages as setCall,
} from '@assay/contract/stages';
import { factsOf, type TestId } from '@assay/contract/instruments';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

export type Stage = OutputOf<typeof listStages>['data']['stages'][number];
export type Moved = OutputOf<typeof moveCall>['data'];
type Decision = BodyOf<typeof sendCall>;

/** Stages of a campaign in order; none outside recruitment. */
export function stagesOf(campaignId: number) {
  return queryOptions({
    queryKey: ['campaign', campaignId, 'stages'],
    queryFn: async ({ signal }) =>
      (await call(listStages, { params: { id: campaignId }, signal })).data.stages,
  });
}

/** The same as they are now, whatever has been read before. */
export const readStages = (campaignId: number) =>
  queryClient.fetchQuery({ ...stagesOf(campaignId), staleTime: 0 });

/** Tests of a campaign whose result is one number, by which people could be told to pass. */
export function scoredTests(campaignId: number) {
  return queryOptions({
    queryKey: ['campaign', campaignId],
    queryFn: async ({ signal }) =>
      (await call(getCampaign, { params: { id: campaignId }, signal })).data,
    select: ({ tests }) => tests.filter(({ id }) => factsOf(id)?.unit),
  });
}

export type CutOff = OutputOf<typeof checkCutOff>['data'];

/** What a threshold would do; it moves no one. */
export function cutOff(campaignId: number, test: TestId, threshold: number) {
  return queryOptions({
    queryKey: ['campaign', campaignId, 'cut-off', test, threshold],
    queryFn: async ({ signal }) =>
      (
        await call(checkCutOff, {
          params: { id: campaignId },
          query: { test, threshold },
          signal,
        })
      ).data,
    placeholderData: keepPreviousData,
  });
}

/** Lists of people and the campaign itself show stages too. */
async function refresh(campaignId: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['campaign', campaignId] }),
    queryClient.invalidateQueries({ queryKey: ['people'] }),
  ]);
}

export async function setStages(campaignId: number, body: BodyOf<typeof setCall>) {
  const { data } = await call(setCall, { params: { id: campaignId }, body });
  queryClient.setQueryData(stagesOf(campaignId).queryKey, data.stages);
  void refresh(campaignId);
  return data.stages;
}

export async function moveSubjects(campaignId: number, body: BodyOf<typeof moveCall>) {
  const { data } = await call(moveCall, { params: { id: campaignId }, body });
  await refresh(campaignId);
  return data;
}

/** The email that would tell these people, with what the manager adds. */
export function decisionPreview(campaignId: number, body: Decision) {
  return queryOptions({
    queryKey: ['decision-preview', campaignId, body],
    queryFn: async ({ signal }) =>
      (await call(previewDecision, { params: { id: campaignId }, body, signal })).data,
    staleTime: 0,
    placeholderData: (before) => before,
  });
}

export async function sendDecision(campaignId: number, body: Decision) {
  const answer = await call(sendCall, { params: { id: campaignId }, body });
  void refresh(campaignId);
  return answer;
}
