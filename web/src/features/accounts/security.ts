import {
  confirmTotp,
  endSession,
  endSessions,
  listSessions,
  removeTotp,
  startTotp,
} from '@assay/contract/account-access';
import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

type Security = OutputOf<typeof listSessions>;
export type OpenSession = Security['data'][number];
export type TwoFactor = Security['two_factor'];
export type TotpSetUp = OutputOf<typeof startTotp>['data'];

/** Where one is logged in, and whether two-step verification is on. */
export const security = queryOptions({
  queryKey: ['security'],
  queryFn: ({ signal }) => call(listSessions, { signal }),
});

const again = () => queryClient.invalidateQueries({ queryKey: security.queryKey });

export async function endOne(id: number) {
  await call(endSession, { params: { id } });
  await again();
}

/** Everywhere else; here the session stays. */
export async function endOthers(): Promise<string> {
  const { message } = await call(endSessions, { query: {} });
  await again();
  return message;
}

export const beginTotp = async () => (await call(startTotp)).data;

/** Switches the second factor on and answers the recovery codes, which are shown this once. */
export async function switchOn(code: string): Promise<string[]> {
  return (await call(confirmTotp, { body: { code } })).data.recovery_codes;
}

export async function switchOff(body: BodyOf<typeof removeTotp>) {
  await call(removeTotp, { body });
  await again();
}

export const readAgain = again;
