import {
  confirmTotp as confirmTotpCall,
  endSession as endSessionCall,
  endSessions as endSessionsCall,
  listSessions,
  removeTotp as removeTotpCall,
  startTotp as startTotpCall,
} from '@assay/contract/account-access';
import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

type Security = OutputOf<typeof listSessions>;
export type OpenSession = Security['data'][number];
export type TwoFactor = Security['two_factor'];
export type TotpSetUp = OutputOf<typeof startTotpCall>['data'];

/** Where one is logged in, and whether two-step verification is on. */
export const security = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) => call(listSessions, { signal }),
});

const again = () => queryClient.invalidateQueries({ queryKey: security.queryKey });

export async function endSession(id: number) {
  await call(endSessionCall, { params: { id } });
  await again();
}

/** Everywhere else; here the session stays. */
export async function endSessions(): Promise<string> {
  const { message } = await call(endSessionsCall, { query: {} });
  await again();
  return message;
}

export const startTotp = async () => (await call(startTotpCall)).data;

/** Switches the second factor on and answers the recovery codes, which are shown this once. */
export async function confirmTotp(code: string): Promise<string[]> {
  return (await call(confirmTotpCall, { body: { code } })).data.recovery_codes;
}

export async function removeTotp(body: BodyOf<typeof removeTotpCall>) {
  await call(removeTotpCall, { body });
  await again();
}

export const readAgain = again;
