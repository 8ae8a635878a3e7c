import {
  checkMagicLink,
  confirmRegistration,
  givePermission as givePermissionCall,
  givePermissionLoggedIn as givePermissionLoggedInCall,
} from '@assay/contract/accounts';
import {
  askExtensionByLink as askExtensionByLinkCall,
  confirmPasswordless as confirmPasswordlessCall,
  declineInvitation as declineInvitationCall,
  getInviteDetails,
  joinByInvite as joinByInviteCall,
  requestFreshLink as requestFreshLinkCall,
} from '@assay/contract/entry';
import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { startSession } from '../../api/session.ts';

export type LinkState = OutputOf<typeof checkMagicLink>['data'];
export type Invitation = NonNullable<LinkState['invitation']>;

/** What a mailed link is for. A link that cannot be one is not asked about. */
export const linkState = (hash: string) =>
  queryOptions({
    queryKey: ['link-state', hash],
    queryFn: async ({ signal }): Promise<LinkState> => {
      if (!/^[\w-]{20,200}$/.test(hash)) return unknownLink;
      return (await call(checkMagicLink, { params: { magicLink: hash }, signal })).data;
    },
    staleTime: Infinity,
    // A session that starts forgets all data; meanwhile the screen stays.
    placeholderData: keepPreviousData,
  });

const unknownLink: LinkState = {
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

/** Chooses the password, gives the permission and logs in. */
export async function register(body: BodyOf<typeof confirmRegistration>) {
  startSession(await call(confirmRegistration, { body }));
}

/** Gives the permission by a mailed link and logs in. */
export async function givePermission(body: BodyOf<typeof givePermissionCall>) {
  startSession(await call(givePermissionCall, { body }));
}

/** Gives an organisation that has invited the logged-in user permission. */
export async function givePermissionLoggedIn(organizationId: number) {
  await call(givePermissionLoggedInCall, { body: { organizationId } });
  await queryClient.invalidateQueries();
}

/** What an open link leads to; null for one that is unknown or cannot be one. */
export const openInvite = (token: string) =>
  queryOptions({
    queryKey: ['open-invite', token],
    queryFn: async ({ signal }): Promise<OpenInvite | null> => {
      if (!/^[\w-]{20,200}$/.test(token)) return null;
      try {
        return (await call(getInviteDetails, { params: { token }, signal })).data;
      } catch (failure) {
        if (failure instanceof ApiError && failure.status === 404) return null;
        throw failure;
      }
    },
  });

export type OpenInvite = OutputOf<typeof getInviteDetails>['data'];

/** Has the personal mail sent; answers what to tell its reader. */
export async function joinByInvite(token: string, body: BodyOf<typeof joinByInviteCall>) {
  return (await call(joinByInviteCall, { params: { token }, body })).message;
}

/** Logs in by a link without a password. */
export async function confirmPasswordless(body: BodyOf<typeof confirmPasswordlessCall>) {
  startSession(await call(confirmPasswordlessCall, { body }));
}

/** Has a fresh link mailed to the person whom this one belongs to. */
export async function requestFreshLink(token: string) {
  return (await call(requestFreshLinkCall, { body: { token } })).message;
}

/** Asks for a later deadline by the link of an invitation that is over. */
export async function askExtensionByLink(token: string) {
  return (await call(askExtensionByLinkCall, { body: { token } })).message;
}

/** Says no to an invitation, or takes that back. */
export async function declineInvitation(token: string, declined: boolean) {
  await call(declineInvitationCall, { body: { token, declined } });
  await queryClient.invalidateQueries({ queryKey: ['link-state', token] });
}
