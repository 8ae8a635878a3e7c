import type { BodyOf, OutputOf } from '@assay/contract/endpoint';
import { deleteTests as deleteTestsCall, findTaker } from '@assay/contract/own-data';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';

export type Taker = OutputOf<typeof findTaker>['data'];

/** Who has this address and which tests they have taken. */
export function taker(email: string) {
  return queryOptions({
    queryKey: ['taker', email],
    queryFn: async ({ signal }) => (await call(findTaker, { query: { email }, signal })).data,
    retry: false,
    // Each time it is asked stands in the action log.
    staleTime: Infinity,
  });
}

export async function deleteTests(body: BodyOf<typeof deleteTestsCall>): Promise<string> {
  const { message } = await call(deleteTestsCall, { body });
  await queryClient.invalidateQueries({ queryKey: ['taker'] });
  return message;
}
