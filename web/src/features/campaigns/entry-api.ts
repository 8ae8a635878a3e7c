import {
  answerExtension as answerExtensionCall,
  exportLinks as exportLinksCall,
  getOpenInvite,
  getQrCode,
  listExtensions,
  setOpenInvite as setOpenInviteCall,
} from '@assay/contract/entry';
import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call, pathOf, request } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { invalidateCampaign } from './api.ts';

export type Wish = OutputOf<typeof listExtensions>['data'][number];

/** The link by which anybody may join a campaign. */
export function openInvite(id: number) {
  return queryOptions({
    queryKey: ['campaign', id, 'open-invite'],
    queryFn: async ({ signal }) => (await call(getOpenInvite, { params: { id }, signal })).data,
  });
}

export async function setOpenInvite(id: number, body: BodyOf<typeof setOpenInviteCall>) {
  const { data } = await call(setOpenInviteCall, { params: { id }, body });
  queryClient.setQueryData(openInvite(id).queryKey, data);
  await queryClient.invalidateQueries({ queryKey: ['campaign', id, 'qr-code'] });
}

type Picture = 'image/png' | 'image/svg+xml';

export async function fetchQrCode(id: number, accept: Picture, signal?: AbortSignal) {
  const path = pathOf(getQrCode, { id });
  return (await request({ method: 'GET', path, accept, signal })).blob();
}

/** The picture as an address that an image can show; an image alone would send no session. */
export function qrCode(id: number) {
  return queryOptions({
    queryKey: ['campaign', id, 'qr-code'],
    queryFn: async ({ signal }) => {
      const svg = await (await fetchQrCode(id, 'image/svg+xml', signal)).text();
      return `data:image/svg+xml,${encodeURIComponent(svg)}`;
    },
  });
}

export function exportLinks(id: number) {
  return call(exportLinksCall, { params: { id }, query: { format: 'local_csv' } });
}

/** Who waits for an answer about a later deadline. */
export function extensionRequests(id: number) {
  return queryOptions({
    queryKey: ['campaign', id, 'extension'],
    queryFn: async ({ signal }) => (await call(listExtensions, { params: { id }, signal })).data,
  });
}

/** A later deadline for one person, or none. */
export async function answerExtension(
  id: number,
  subjectId: number,
  body: BodyOf<typeof answerExtensionCall>,
) {
  const { message } = await call(answerExtensionCall, { params: { id, subjectId }, body });
  await invalidateCampaign(id);
  return message;
}
