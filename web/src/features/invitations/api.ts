import {
  checkMagicLink,
  confirmRegistration,
  givePermission,
  givePermissionLoggedIn,
} from '@assay/contract/accounts';
import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
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
};

/** Chooses the password, gives the permission and logs in. */
export async function register(body: BodyOf<typeof confirmRegistration>) {
  startSession(await call(confirmRegistration, { body }));
}

/** Gives the permission by a mailed link and logs in. */
export async function permitByLink(body: BodyOf<typeof givePermission>) {
  startSession(await call(givePermission, { body }));
}

/** Gives an organisation that has invited the logged-in user permission. */
export async function permit(organizationId: number) {
  await call(givePermissionLoggedIn, { body: { organizationId } });
  await queryClient.invalidateQueries();
}
