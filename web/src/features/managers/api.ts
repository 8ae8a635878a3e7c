import {
  acceptManagerInvitation as acceptManagerInvitationCall,
  checkMagicLink,
  confirmRegistration,
  declineManagerInvitation as declineManagerInvitationCall,
} from '@assay/contract/accounts';
import type { OutputOf } from '@assay/contract/endpoint';
import {
  getManagerProfile,
  updateManagerProfile as updateManagerProfileCall,
} from '@assay/contract/managers';
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { sessionStore, startSession } from '../../api/session.ts';

export type ManagerLink = OutputOf<typeof checkMagicLink>['data'];

const nowhere: ManagerLink = {
  kind: null,
  valid: false,
  reason: 'unknown',
  email: null,
  first_name: null,
  organization: null,
  invitation: null,
  declined: false,
  over: null,
  renewable: false,
};

/** What a mailed link is for; one that cannot be a link is an unknown one. */
export function managerLink(hash: string) {
  return queryOptions({
    queryKey: ['magic-link', hash],
    queryFn: async ({ signal }) => {
      try {
        return (await call(checkMagicLink, { params: { magicLink: hash }, signal })).data;
      } catch (failure) {
        if (failure instanceof ApiError && [404, 422].includes(failure.status)) return nowhere;
        throw failure;
      }
    },
    staleTime: Infinity,
  });
}

/** Chooses a password by a manager's invitation and logs in. */
export async function openManagerAccount(hash: string, password: string) {
  const body = { password, users_encrypted_email: hash };
  startSession(await call(confirmRegistration, { body }));
}

/** Becomes a manager with the account that is logged in; the session goes on as a manager's. */
export async function acceptManagerInvitation(hash: string) {
  const body = { users_encrypted_email: hash };
  startSession(await call(acceptManagerInvitationCall, { body }));
}

export const declineManagerInvitation = (hash: string) =>
  call(declineManagerInvitationCall, { body: { users_encrypted_email: hash } });

export const ownManagerProfile = queryOptions({
  queryKey: ['manager-profile'],
  queryFn: async ({ signal }) => (await call(getManagerProfile, { signal })).data,
});

interface Names {
  first_name: string;
  last_name: string;
}

/** Saves the own name; the bar shows it at once. */
export async function updateManagerProfile(body: Names) {
  const { data } = await call(updateManagerProfileCall, { body });
  queryClient.setQueryData(ownManagerProfile.queryKey, data);
  const { first_name, last_name } = data;
  sessionStore.setState(({ user }) => ({ user: user && { ...user, first_name, last_name } }));
}
