import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { interviewCodeOf } from '@assay/contract/instruments';
import {
  askToDeleteTests as askToDeleteTestsCall,
  deleteAccount as deleteAccountCall,
  deleteOwnTests as deleteOwnTestsCall,
  exportOwnData,
  getPrivacyFacts,
  listAccesses,
  listDeletionRequests,
  listOwnReviews,
  printOwnData,
  proveIdentity as proveIdentityCall,
  undoDeletionRequest as undoDeletionRequestCall,
} from '@assay/contract/own-data';
import { t } from '@lingui/core/macro';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { forgetAnswers, isOfTests } from '../../api/forget-answers.ts';
import { forgetPerson } from '../../api/forget-person.ts';
import { forgetKept } from '../../api/kept-pieces.ts';
import { forgetKeptTests } from '../../api/kept-tests.ts';
import { queryClient } from '../../api/query-client.ts';
import { clearSession, sessionStore } from '../../api/session.ts';
import { saveFile } from '../../lib/save-file.ts';

export type Access = OutputOf<typeof listAccesses>['data'][number];
export type Proof = BodyOf<typeof deleteAccountCall>;

/** Who opened the own results, page by page. */
export function accesses(page: number) {
  return queryOptions({
    queryKey: ['own-accesses', page],
    queryFn: ({ signal }) => call(listAccesses, { query: { page, perPage: 10 }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** By whom the own work is reviewed. */
export const ownReviews = queryOptions({
  queryKey: ['own-reviews'],
  queryFn: async ({ signal }) => (await call(listOwnReviews, { signal })).data,
});

/** What the page about privacy says of this Assay. */
export const privacyFacts = queryOptions({
  queryKey: ['privacy-facts'],
  queryFn: async ({ signal }) => (await call(getPrivacyFacts, { signal })).data,
  staleTime: Infinity,
});

export type OwnFile = 'json' | 'pdf';

/** Saves everything about oneself as a file; false when it must be proved first who asks. */
export async function download(kind: OwnFile): Promise<boolean> {
  const day = new Date().toISOString().slice(0, 10);
  const name = t`assay-own-data-${day}`;
  try {
    if (kind === 'pdf') saveFile(await call(printOwnData), `${name}.pdf`);
    else {
      const text = JSON.stringify(await call(exportOwnData), null, 2);
      saveFile(new Blob([text], { type: 'application/json' }), `${name}.json`);
    }
    return true;
  } catch (failure) {
    if (failure instanceof ApiError && failure.code === 'proof_required') return false;
    throw failure;
  }
}

/** Proves who sits here for a quarter of an hour; without a password or a code one is mailed. */
export async function proveIdentity(body: Proof) {
  await call(proveIdentityCall, { body });
}

/** Tests of these names go, on the server and on this device. */
export async function deleteOwnTests(ids: BodyOf<typeof deleteOwnTestsCall>['test_type_ids']) {
  await call(deleteOwnTestsCall, { body: { test_type_ids: ids } });
  const user = sessionStore.getState().user?.id;
  if (user !== undefined) {
    await forgetAnswers(user, (answer) => isOfTests(answer, ids));
    // Copies of other tests come again from the server; what of a recording has not been sent does not.
    await forgetKeptTests(user);
    for (const id of ids) await forgetKept(`${user}/${interviewCodeOf(id)}`);
  }
  await queryClient.invalidateQueries();
}

export async function askToDeleteTests(organizationId: number) {
  const { message } = await call(askToDeleteTestsCall, {
    body: { organization_id: organizationId },
  });
  await queryClient.invalidateQueries({ queryKey: deletionRequests.queryKey });
  return message;
}

/** Which organisations have been asked to delete. */
export const deletionRequests = queryOptions({
  queryKey: ['deletion-requests'],
  queryFn: async ({ signal }) => (await call(listDeletionRequests, { signal })).data,
});

/** Takes a request back that has not been sent yet. */
export async function undoDeletionRequest(organizationId: number) {
  const { message } = await call(undoDeletionRequestCall, {
    body: { organization_id: organizationId },
  });
  await queryClient.invalidateQueries({ queryKey: deletionRequests.queryKey });
  return message;
}

/** Deletes the account. Without a password or a code, one is mailed and nothing else happens. */
export async function deleteAccount(body: Proof) {
  const user = sessionStore.getState().user?.id;
  await call(deleteAccountCall, { body });
  if (!body.password && !body.code) return;
  if (user !== undefined) await forgetPerson(user);
  clearSession();
  queryClient.clear();
}
